import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './play-money-strip.module.css';

export interface PlayMoneyStripProps {
  /** One word, e.g. "Demo"; also what the strip is called. */
  readonly name: string;
  /** The sentence that says so. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Says above everything that this is play money; nothing closes it. Its height is `--demo-row-height`, 32 px unless set. */
export function PlayMoneyStrip({ name, children, className }: PlayMoneyStripProps) {
  return (
    <aside className={classNames(styles.strip, className)} aria-label={name}>
      <span className={styles.dot} aria-hidden />
      <strong className={styles.name}>{name}</strong>
      {children}
    </aside>
  );
}
