import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './play-money-strip.module.css';

export interface PlayMoneyStripProps {
  /** One word, e.g. "Demo"; also the strip's accessible name. */
  readonly name: string;
  /** The explanation. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Says above everything that this is play money; cannot be closed. Its height is `--demo-row-height`, 32 px by
 * default.
 */
export function PlayMoneyStrip({ name, children, className }: PlayMoneyStripProps) {
  return (
    <aside className={classNames(styles.strip, className)} aria-label={name}>
      <span className={styles.dot} aria-hidden />
      <strong className={styles.name}>{name}</strong>
      {children}
    </aside>
  );
}
