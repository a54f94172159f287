import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** Beside the title, at its right end. */
  readonly actions?: ReactNode;
  /** `surface` on the page; `quiet` is a borderless card inside a dialog or another panel. */
  readonly tone?: 'surface' | 'quiet';
  /** `none` for tables and pictures that reach the edge. */
  readonly padding?: 'default' | 'small' | 'none';
}

export function Panel({
  title,
  actions,
  tone = 'surface',
  padding = 'default',
  className,
  children,
  ...rest
}: PanelProps) {
  return (
    <section {...rest} className={classNames(styles.panel, styles[tone], styles[`padding-${padding}`], className)}>
      {(title || actions) && (
        <header className={styles.head}>
          {title && <h3 className={styles.title}>{title}</h3>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
