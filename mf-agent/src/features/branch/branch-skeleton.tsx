import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './branch.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

export function BranchSkeleton() {
  return (
    <div className={styles.skeleton}>
      {rows.map((row) => (
        <Skeleton key={row} height={32} radius="s" />
      ))}
    </div>
  );
}
