import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './kpi-row.module.css';

const tiles = ['bet', 'deposit', 'withdrawal', 'net', 'active', 'income'];

export function KpiSkeleton() {
  return (
    <div className={styles.row}>
      {tiles.map((tile) => (
        <Skeleton key={tile} height={113} radius="l" />
      ))}
    </div>
  );
}
