import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** 2 where the page's own title is right above it. */
  readonly level?: 2 | 3;
  /** Beside the title, at its right end. */
  readonly actions?: ReactNode;
  /** `surface` on the page; `quiet` is a borderless card inside a dialog or another panel. */
  readonly tone?: 'surface' | 'quiet';
  /** `none` for tables and pictures that reach the edge. */
  readonly padding?: 'default' | 'small' | 'none';
}

export function Panel({
  title,
  level = 3,
  actions,
  tone = 'surface',
  padding = 'default',
  className,
  children,
  ...rest
}: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames(styles.panel, styles[tone], styles[`padding-${padding}`], className)}>
      {(title || actions) && (
        <header className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
