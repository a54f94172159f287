import { Skeleton, SkeletonText } from '@tessera/shared/ui/skeleton';
import styles from './game-detail.module.css';

/** The sheet to come. */
export function DetailSkeleton() {
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <Skeleton className={styles.art} radius="m" ratio="3 / 4" />
        <SkeletonText lines={4} />
      </div>
      <Skeleton height={140} radius="m" />
      <Skeleton height={52} radius="m" />
    </div>
  );
}
