import { classNames } from '@tessera/shared/ui/class-names';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The one that counts: larger, under a line. */
  readonly isSum?: boolean;
  readonly className?: string;
}

/** What belongs together as pairs: label left, value right. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isSum, className }) => (
        <div key={label} className={classNames(styles.fact, isSum && styles.sum, className)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
