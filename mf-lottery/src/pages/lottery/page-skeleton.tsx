import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './lottery.page.module.css';

/** The page's shape before the games are known. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.skeletonCards}>
        <Skeleton height={114} radius="l" />
        <Skeleton height={114} radius="l" />
      </div>
      <div className={styles.skeletonDesk}>
        <Skeleton height={520} radius="l" />
        <Skeleton height={420} radius="l" />
      </div>
    </div>
  );
}
