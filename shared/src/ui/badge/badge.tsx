import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Shows a state or a count, 22 pixels high; not clickable (that is a `Chip`). */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
