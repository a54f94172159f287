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

/** A whole number with − and + beside it; typing works too, and arrow keys. */
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
  const set = (next: number) => {
    const held = Math.min(max, Math.max(min, next));
    if (held !== value) onChange(held);
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
        value={value}
        onChange={(event) => {
          const digits = halfWidth(event.target.value).replace(/\D/g, '');
          set(digits === '' ? min : Number(digits));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          set(value + (event.key === 'ArrowUp' ? step : -step));
        }}
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
