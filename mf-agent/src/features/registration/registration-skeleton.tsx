import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './registration.module.css';

export function RegistrationSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={88} radius="m" />
      <Skeleton height={72} radius="m" />
      <Skeleton height={72} radius="m" />
      <Skeleton height={72} radius="m" />
      <Skeleton height={52} radius="m" />
    </div>
  );
}
