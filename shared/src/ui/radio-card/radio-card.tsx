import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './radio-card.module.css';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'title' | 'disabled'> {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Limits; then fee and arrival. On a phone they share a line. */
  readonly lines?: readonly ReactNode[];
  /** `card`: icon above, radio at the upper right. `row`: radio first, as for bonus choices. */
  readonly layout?: 'card' | 'row';
  readonly isDisabled?: boolean;
}

/** One of several methods; give all of a group the same `name`. Spreads `register('method')` unchanged. */
export function RadioCard({
  icon,
  title,
  lines = [],
  layout = 'card',
  isDisabled,
  className,
  ...rest
}: RadioCardProps) {
  return (
    <label className={classNames(styles.card, styles[layout], className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input {...rest} type="radio" className={styles.radio} disabled={isDisabled} />
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a method are fixed
            <span key={index}>{line}</span>
          ))}
        </span>
      </span>
    </label>
  );
}

export interface RadioCardsProps {
  /** The group's name, shown above it or only read out. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Lays out cards side by side if there is space, as rows on a phone. */
export function RadioCards({ label, children, className }: RadioCardsProps) {
  return (
    <fieldset className={classNames(styles.cards, className)} aria-label={label}>
      {children}
    </fieldset>
  );
}
