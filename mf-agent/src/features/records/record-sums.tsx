import type { ReactNode } from 'react';
import styles from './records.module.css';

export interface RecordSum {
  readonly label: string;
  readonly value: ReactNode;
  /** What it leaves out or is part of. */
  readonly note?: string | undefined;
}

/** What the whole filter comes to, before its single rows. */
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
