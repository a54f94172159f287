import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** The group's name for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Uses the whole width in equal parts, as in a dialog. */
  readonly isWide?: boolean;
}

/** Switches the view of the same content (a period, a region); to switch the content, use `Tabs`. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isWide = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.segments, isWide && styles.wide)} aria-label={label} data-fades="">
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.isDisabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
