import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'neutral' | 'outline' | 'text' | 'danger';
export type ButtonSize = 'small' | 'default' | 'large';

export interface ButtonLook {
  /** One primary per view; every other button is neutral. */
  readonly variant?: ButtonVariant;
  /** 36 (dense desktop rows), 44, 52 (the primary of a form). */
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** Icon after the text: a chevron, or a sign that it leads elsewhere. */
  readonly endIcon?: ReactNode;
  readonly isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Busy: keeps its size and focus, shows a spinner, ignores clicks. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Can be focused while it is disabled: for a button that its own press disables. */
  readonly keepsFocus?: boolean;
}

export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'neutral', size = 'default', isWide = false } = look;
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide, className);
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    endIcon,
    isWide,
    isBusy = false,
    isDisabled = false,
    keepsFocus = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy || isDisabled ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isWide }, className)}
      disabled={isDisabled && !keepsFocus}
      data-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || (isDisabled && keepsFocus) || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon}
      {children !== undefined && <span className={styles.label}>{children}</span>}
      {endIcon}
    </button>
  );
}
