import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './record-table.module.css';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** Rows to come. */
export function RecordSkeleton() {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton height={14} width={130} />
          <Skeleton height={14} width={64} />
          <Skeleton height={14} width={110} />
        </div>
      ))}
    </div>
  );
}
