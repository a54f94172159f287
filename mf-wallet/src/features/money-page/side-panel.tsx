import { classNames } from '@tessera/shared/ui/class-names';
import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A quiet card of a money page; its heading is the next level below the page's own. */
export function SidePanel({ title, className, children }: Props) {
  return (
    <section className={classNames(styles.panel, className)} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
