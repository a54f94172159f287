import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { PlusIcon } from '../icons/glyphs.ts';
import { MinusIcon } from '../more-icons/more-glyphs.ts';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as text: `배당 960.0, 롤링 0.8%`. */
  readonly valueText?: string;
  readonly isDisabled?: boolean;
}

/** A slider with − and +, so that it can be used without dragging. */
export function Slider({ label, value, onChange, min, max, step = 1, valueText, isDisabled = false }: SliderProps) {
  const { t } = useTranslation('ui');
  const filled = max > min ? (value - min) / (max - min) : 0;
  const move = (by: number) => onChange(Math.min(max, Math.max(min, Number((value + by).toFixed(6)))));
  return (
    <div className={styles.slider}>
      <IconButton
        variant="neutral"
        label={t('stepper.less', { label })}
        icon={<MinusIcon />}
        isDisabled={isDisabled || value <= min}
        onClick={() => move(-step)}
      />
      <input
        type="range"
        className={styles.range}
        style={{ '--filled': filled } as CSSProperties}
        aria-label={label}
        aria-valuetext={valueText}
        {...{ min, max, step, value }}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <IconButton
        variant="neutral"
        label={t('stepper.more', { label })}
        icon={<PlusIcon />}
        isDisabled={isDisabled || value >= max}
        onClick={() => move(step)}
      />
    </div>
  );
}
