import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { codeKey, failureKeys } from '../api/failure-keys.ts';
import { formatMoney } from '../format/money.ts';
import { merchantCurrency } from '../merchant/store.ts';
import { decimalToMinor } from '../money/money.ts';

/**
 * What went wrong, in a sentence of the remote's messages (`error.…`): for a failed call by the operator's code, else by
 * the kind of failure; for a text, the code that it is. The operator's flags fill in the figures.
 */
export function useErrorText(namespace: string): (cause: unknown) => string {
  const { t, i18n } = useTranslation(namespace);
  const { language } = i18n;
  return useCallback(
    (cause) => {
      if (typeof cause === 'string') return t([codeKey(cause), 'error.general']);
      if (!(cause instanceof ApiError)) return t('error.general');
      const { remainingTurnover } = cause.flags;
      // An amount among the flags is a decimal, as the wire writes it.
      const amount =
        typeof remainingTurnover === 'number'
          ? formatMoney(decimalToMinor(remainingTurnover, merchantCurrency()), merchantCurrency(), language)
          : undefined;
      return t(failureKeys(cause), { ...cause.flags, amount });
    },
    [t, language],
  );
}
