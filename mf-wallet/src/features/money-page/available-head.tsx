import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import type { ReactNode, Ref } from 'react';
import styles from './available-head.module.css';

interface Props {
  readonly label: string;
  readonly availableMinor: number;
  /** The rules behind the amount, as `AvailableNote`s. */
  readonly notes: ReactNode;
  /** What stands in the way, as `Obstacle`s. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** The amount that can leave the balance now, by which rules, and what stands in the way, before anything is typed. */
export function AvailableHead({ label, availableMinor, notes, children, ref }: Props) {
  return (
    <section ref={ref} className={styles.head} aria-label={label}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <Money minor={availableMinor} currency={merchantCurrency()} size="amount" />
      </div>
      {notes}
      <div className={styles.obstacles}>{children}</div>
    </section>
  );
}

export function AvailableNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
