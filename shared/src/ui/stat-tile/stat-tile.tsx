import type { ReactNode } from 'react';
import { Change } from '../money/change.tsx';
import { SparkLine } from './spark-line.tsx';
import styles from './stat-tile.module.css';

export interface StatTileProps {
  readonly label: ReactNode;
  /** Already formatted, or a `Money`. */
  readonly value: ReactNode;
  /** Compared with the previous period; its sign determines arrow and colour. */
  readonly change?: { readonly value: number; readonly text: string };
  readonly trend?: readonly number[];
  /** Opens what the figure counts; the whole tile is pressable. */
  readonly onOpen?: () => void;
}

/** A figure with its change and a sparkline. No colour fill. */
export function StatTile({ label, value, change, trend, onOpen }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <p className={styles.label}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={onOpen}>
            {label}
          </button>
        ) : (
          label
        )}
      </p>
      <p className={styles.value}>{value}</p>
      {(change || trend) && (
        <div className={styles.foot}>
          {change ? <Change {...change} /> : <span />}
          {trend && <SparkLine values={trend} />}
        </div>
      )}
    </div>
  );
}
