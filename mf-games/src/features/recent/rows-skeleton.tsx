import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './recent-row.module.css';

/** Rows to come. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton width={52} height={52} />
          <Skeleton width="50%" height={16} />
        </div>
      ))}
    </div>
  );
}
