import { Skeleton } from '@tessera/shared/ui/skeleton';
import { Desk } from './desk.tsx';
import styles from './desk-skeleton.module.css';

/** A money page to come: the form's shape left, the sum's right. */
export function DeskSkeleton() {
  return (
    <Desk
      main={
        <div className={styles.main}>
          <Skeleton width={64} height={16} />
          <Skeleton height={132} radius="m" />
          <Skeleton width={64} height={16} />
          <Skeleton height={60} radius="m" />
          <Skeleton height={44} radius="m" />
        </div>
      }
      aside={<Skeleton height={280} radius="l" />}
    />
  );
}
