import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** What to do next. */
  readonly actions?: ReactNode;
  /** Quiet last line: an id, a time. */
  readonly note?: ReactNode;
  readonly className?: string;
}

/** Says what is missing and what to do next; also used for failures. */
export function EmptyState({ icon, title, detail, actions, note, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
