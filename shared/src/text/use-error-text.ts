import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { codeKey, failureKeys } from '../api/failure-keys.ts';
import { formatMoney } from '../format/money.ts';
import { useTranslation } from '../i18n/index.ts';
import { merchantCurrency } from '../merchant/store.ts';
import { decimalToMinor } from '../money/money.ts';

/**
 * The message of an error, from the remote's messages (`error.…`): for a failed call by the operator's code, else by
 * the kind of failure; for a text, by that code. The operator's flags fill in the values. With a
 * `limitMinor`, or a number as `limit`, the key ending in `_is` (which has {{limit}}) comes first.
 */
export function useErrorText(namespace: string): (cause: unknown) => string {
  const { t, i18n } = useTranslation(namespace);
  const { language } = i18n;
  return useCallback(
    (cause) => {
      if (typeof cause === 'string') return t([codeKey(cause), 'error.general']);
      if (!(cause instanceof ApiError)) return t('error.general');
      const { remainingTurnover } = cause.flags;
      // Amounts in flags are decimals, as on the wire.
      const amount =
        typeof remainingTurnover === 'number'
          ? formatMoney(decimalToMinor(remainingTurnover, merchantCurrency()), merchantCurrency(), language)
          : undefined;
      const { limitMinor, limit: count } = cause.flags;
      const keys = failureKeys(cause);
      const isOfMoney = typeof limitMinor === 'number';
      if (!cause.code || !(isOfMoney || typeof count === 'number')) return t(keys, { ...cause.flags, amount });
      const limit = isOfMoney ? formatMoney(limitMinor, merchantCurrency(), language) : count;
      return t([`${codeKey(cause.code)}_is`, ...keys], { ...cause.flags, amount, limit });
    },
    [t, language],
  );
}
