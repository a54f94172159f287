import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CloseIcon } from '../icons/glyphs.ts';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly icon?: ReactNode;
  /** The chosen one of a row is inverted. */
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}

/** Filters or chooses; round, 36 pixels high, 44 where fingers are. */
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
  /** What a press does, in words: "RTP 96% 이상 조건 지우기". */
  readonly label: string;
  readonly onRemove: () => void;
}

/** A filter in force; a press takes it away. */
export function AppliedChip({ children, label, onRemove }: AppliedChipProps) {
  return (
    <button type="button" className={classNames(styles.chip, styles.applied)} aria-label={label} onClick={onRemove}>
      {children}
      <CloseIcon aria-hidden />
    </button>
  );
}
