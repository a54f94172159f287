import type { FocusEvent, ReactNode } from 'react';
import { formatCompact } from '../../format/compact.ts';
import { countsInMyriads, formatMyriads } from '../../format/myriads.ts';
import { useTranslation } from '../../i18n/index.ts';
import { type Currency, unitOf } from '../../money/money.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Field } from '../field/field.tsx';
import { ClearAmountIcon } from '../more-icons/more-glyphs.ts';
import styles from './amount-input.module.css';
import { greatestMinor, writeAmount } from './parse-amount.ts';
import { useAmountText } from './use-amount-text.ts';

export interface AmountInputProps {
  readonly label: ReactNode;
  /** Integer minor units; `undefined` while empty. */
  readonly minor: number | undefined;
  readonly onChange: (minor: number | undefined) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly currency: Currency;
  /** Amounts added by buttons, in minor units; empty for none. */
  readonly quickMinor?: readonly number[];
  /** At the label's right end, for example the balance. */
  readonly aside?: ReactNode;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly name?: string;
  readonly isDisabled?: boolean;
}

/**
 * The amount field of a form: large figures, with the amount repeated in 만/억 (万/亿, 万/億) in languages that use these
 * units.
 */
export function AmountInput(props: AmountInputProps) {
  const {
    label,
    minor,
    onChange,
    onBlur,
    currency,
    quickMinor = [],
    aside,
    error,
    hint,
    name,
    isDisabled = false,
  } = props;
  const { t, i18n } = useTranslation('ui');
  const language = i18n.language ?? 'ko';
  const { input, isComposing, fault, clear, ...typing } = useAmountText(minor, onChange, currency, language);
  const example = writeAmount(
    12_345 * 10 ** currency.exponent + Math.floor(10 ** currency.exponent / 2),
    currency,
    language,
  );
  const shownError = error && fault ? t(`amount.${fault}`, { example }) : error;
  const readBack = countsInMyriads(language) && minor ? formatMyriads(minor, currency, language) : undefined;
  return (
    <Field {...{ label, aside, hint, isDisabled }} error={shownError}>
      {(ids) => (
        <>
          <div className={classNames(styles.well, error && styles.error, isDisabled && styles.disabled)}>
            <input
              {...ids}
              ref={input}
              name={name}
              className={styles.input}
              inputMode={currency.exponent > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              placeholder="0"
              value={typing.text}
              disabled={isDisabled}
              onChange={typing.onChange}
              onBlur={onBlur}
              onCompositionStart={typing.onCompositionStart}
              onCompositionEnd={typing.onCompositionEnd}
            />
            {readBack && !isComposing && <Badge tone="accent">{readBack}</Badge>}
            <span className={styles.unit}>{unitOf(currency, language)}</span>
          </div>
          {quickMinor.length > 0 && (
            <div className={styles.quick}>
              {quickMinor.map((add) => {
                const amount = formatCompact(add, currency, language);
                return (
                  <Button
                    key={add}
                    className={styles.add}
                    aria-label={t('amount.add', { amount })}
                    isDisabled={isDisabled}
                    onClick={() => onChange(Math.min((minor ?? 0) + add, greatestMinor))}
                  >
                    +{amount}
                  </Button>
                );
              })}
              <Button
                variant="text"
                className={styles.add}
                icon={<ClearAmountIcon />}
                isDisabled={isDisabled}
                onClick={clear}
              >
                {t('amount.clear')}
              </Button>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
