import type { ReactNode } from 'react';
import { Change } from '../money/change.tsx';
import { SparkLine } from './spark-line.tsx';
import styles from './stat-tile.module.css';

export interface StatTileProps {
  readonly label: ReactNode;
  /** Already formatted, or a `Money`. */
  readonly value: ReactNode;
  /** Against the period before; its sign chooses arrow and colour. */
  readonly change?: { readonly value: number; readonly text: string };
  readonly trend?: readonly number[];
}

/** A figure to be read at a glance, with its change and its way. No colour fill. */
export function StatTile({ label, value, change, trend }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <p className={styles.label}>{label}</p>
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
