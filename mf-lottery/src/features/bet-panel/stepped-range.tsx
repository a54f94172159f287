import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { steppedNumbers } from '../../model/number-tools.ts';
import styles from './number-tools.module.css';

interface Props {
  readonly digits: number;
  readonly onAdd: (numbers: readonly string[]) => void;
}

/** From one number to another in equal steps. */
export function SteppedRange({ digits, onAdd }: Props) {
  const { t } = useTranslation('lottery');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [step, setStep] = useState('1');
  const whole = (text: string) => halfWidth(text).replace(/\D/g, '').slice(0, digits);
  const numbers = from.length === digits ? steppedNumbers(from, to, Number(step)) : [];
  const field = { inputMode: 'numeric', autoComplete: 'off', hasMessage: false } as const;
  return (
    <div className={styles.range}>
      <TextField
        {...field}
        label={t('numbers.from')}
        value={from}
        onChange={(event) => setFrom(whole(event.target.value))}
      />
      <TextField {...field} label={t('numbers.to')} value={to} onChange={(event) => setTo(whole(event.target.value))} />
      <TextField
        {...field}
        label={t('numbers.step')}
        value={step}
        onChange={(event) => setStep(whole(event.target.value))}
      />
      <Button isDisabled={numbers.length === 0} onClick={() => onAdd(numbers)}>
        {t('numbers.add', { count: numbers.length })}
      </Button>
    </div>
  );
}
