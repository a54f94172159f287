import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './guards.module.css';

/** Five rows to come. */
export function GuardsSkeleton() {
  return (
    <div className={styles.waiting}>
      {['password', 'mobile', 'email', 'payment', 'app'].map((guard) => (
        <Skeleton key={guard} height={48} width="100%" radius="m" />
      ))}
    </div>
  );
}
