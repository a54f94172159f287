import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Beside the title: a count, the time of the figures. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  /** `section` for a part of a page (h2), `centre` inside a centre. */
  readonly level?: 'page' | 'centre' | 'section';
}

export function PageHeader({ title, subtitle, badge, actions, level = 'page' }: PageHeaderProps) {
  const Heading = level === 'section' ? 'h2' : 'h1';
  return (
    <header className={classNames(styles.header, styles[level])}>
      <div className={styles.text}>
        <div className={styles.line}>
          <Heading className={styles.title}>{title}</Heading>
          {badge}
        </div>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
