import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import type { ReactNode } from 'react';
import styles from './request-head.module.css';

interface Props {
  readonly label: string;
  readonly amountMinor: number;
  readonly note: string;
  readonly badge: ReactNode;
}

/** The amount that is on its way, and where it stands. */
export function RequestHead({ label, amountMinor, note, badge }: Props) {
  return (
    <section className={styles.head} aria-label={label}>
      <div className={styles.amount}>
        <span className={styles.label}>{label}</span>
        <Money minor={amountMinor} currency={merchantCurrency()} size="amount" />
      </div>
      <div className={styles.state} aria-live="polite">
        {badge}
        <span className={styles.note}>{note}</span>
      </div>
    </section>
  );
}
