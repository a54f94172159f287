import { type KeyboardEvent, useState } from 'react';
import { halfWidth } from '../../format/half-width.ts';
import { useTranslation } from '../../i18n/index.ts';
import { classNames } from '../class-names/class-names.ts';
import { PlusIcon } from '../icons/glyphs.ts';
import { MinusIcon } from '../more-icons/more-glyphs.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/**
 * A whole number with − and + beside it; typing works too, and arrow keys. What is typed counts at once, as the nearest number
 * within the limits; an empty field shows the number that still counts as its placeholder. So leaving the field, for example
 * with a press of the button that bets, never changes the number.
 */
export function Stepper({
  label,
  value,
  onChange,
  min = 0,
  max = 9999,
  step = 1,
  isDisabled,
  className,
}: StepperProps) {
  const { t } = useTranslation('ui');
  /** The text while it is typed, so that it can be empty or too low on the way to a number. */
  const [typed, setTyped] = useState<string>();
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const set = (next: number) => {
    setTyped(undefined);
    if (within(next) !== value) onChange(within(next));
  };
  const type = (text: string) => {
    const digits = halfWidth(text).replace(/\D/g, '');
    if (digits !== '') set(Number(digits));
    // More digits do not make a number lower that is too high.
    if (Number(digits) <= max) setTyped(digits);
  };
  // It may have got another number meanwhile.
  const isTyped = typed === '' || (typed !== undefined && within(Number(typed)) === value);
  const shown = isTyped ? typed : String(value);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: step, ArrowDown: -step };
    const change = steps[event.key];
    if (change !== undefined) set(value + change);
    else if (event.key === 'Enter') setTyped(undefined);
    else return;
    // Nothing is sent with a number that the field has not shown yet.
    if (change !== undefined || shown !== String(value)) event.preventDefault();
  };
  return (
    <div className={classNames(styles.stepper, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('stepper.less', { label })}
        disabled={isDisabled || value <= min}
        onClick={() => set(value - step)}
      >
        <MinusIcon aria-hidden />
      </button>
      <input
        className={styles.input}
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={isDisabled}
        value={shown}
        placeholder={String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={t('stepper.more', { label })}
        disabled={isDisabled || value >= max}
        onClick={() => set(value + step)}
      >
        <PlusIcon aria-hidden />
      </button>
    </div>
  );
}
