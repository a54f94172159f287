import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CloseIcon } from '../icons/glyphs.ts';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly icon?: ReactNode;
  /** The chosen chip of a row is inverted. */
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}

/** A filter or choice; round, 36 pixels high, 44 on touch screens. */
export function Chip({ icon, isSelected = false, isDisabled = false, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      {...rest}
      className={classNames(styles.chip, isSelected && styles.selected, className)}
      disabled={isDisabled}
    >
      {icon}
      {children}
    </button>
  );
}

export interface AppliedChipProps {
  readonly children: ReactNode;
  /** Accessible name of its action: "RTP 96% 이상 조건 지우기". */
  readonly label: string;
  readonly onRemove: () => void;
}

/** An active filter; a click removes it. */
export function AppliedChip({ children, label, onRemove }: AppliedChipProps) {
  return (
    <button type="button" className={classNames(styles.chip, styles.applied)} aria-label={label} onClick={onRemove}>
      {children}
      <CloseIcon aria-hidden />
    </button>
  );
}
