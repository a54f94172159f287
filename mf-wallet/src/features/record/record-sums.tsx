import type { ReactNode } from 'react';
import styles from './record-sums.module.css';

export interface RecordSum {
  readonly label: string;
  readonly value: ReactNode;
  /** In words what it leaves out. */
  readonly note?: string | undefined;
}

/** What a record comes to, before its single rows. */
export function RecordSums({ sums }: { readonly sums: readonly RecordSum[] }) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
