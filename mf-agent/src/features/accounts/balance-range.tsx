import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { decimalToMinor, minorToDecimal } from '@tessera/shared/money';
import { TextField } from '@tessera/shared/ui/field';
import { useEffect, useState } from 'react';
import type { AccountFilter } from '../../model/account-filter.ts';
import styles from './accounts.module.css';

type Bound = 'balanceFromMinor' | 'balanceToMinor';

interface Props {
  readonly filter: AccountFilter;
  readonly onChange: (part: Partial<AccountFilter>) => void;
}

/** Bounds of the balance, in whole units of the currency; taken when the field is left or Enter is pressed. */
export function BalanceRange({ filter, onChange }: Props) {
  const { t } = useTranslation('agent');
  return (
    <fieldset className={styles.range} aria-label={t('accounts.balanceRange')}>
      <BoundField label={t('accounts.balanceFrom')} bound="balanceFromMinor" filter={filter} onChange={onChange} />
      <BoundField label={t('accounts.balanceTo')} bound="balanceToMinor" filter={filter} onChange={onChange} />
    </fieldset>
  );
}

function BoundField({ label, bound, filter, onChange }: Props & { readonly label: string; readonly bound: Bound }) {
  const { t } = useTranslation('agent');
  const currency = merchantCurrency();
  const minor = filter[bound];
  const written = minor === undefined ? '' : String(Math.floor(minorToDecimal(minor, currency)));
  const [text, setText] = useState(written);
  const [isWrong, setWrong] = useState(false);
  // Another address has other bounds.
  useEffect(() => setText(written), [written]);
  const take = () => {
    const digits = text.replaceAll(/[\s,.]/g, '');
    const isNumber = /^\d{0,12}$/.test(digits);
    setWrong(!isNumber);
    if (!isNumber) return;
    const next = digits === '' ? undefined : decimalToMinor(Number(digits), currency);
    if (next !== minor) onChange({ [bound]: next });
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      hasMessage={isWrong}
      error={isWrong ? t('accounts.balanceWrong') : undefined}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
