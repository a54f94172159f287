import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon-button.module.css';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'title'> {
  /** The accessible name, also shown as its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** plain: no background until hovered; neutral: a quiet background; outline: with a control's border. */
  readonly variant?: 'plain' | 'neutral' | 'outline';
  /** 36 in dense rows, else 40; the clickable area is 44 in both. */
  readonly size?: 'small' | 'default';
  /** A bubble for a count above zero, e.g. unread messages. The label should contain the number too. */
  readonly count?: number;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'plain',
    size = 'default',
    count = 0,
    isBusy = false,
    isDisabled = false,
    className,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], size === 'small' && styles.small, className)}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
