import { ApiError, codeKey, failureKeys } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { decimalToMinor } from '@tessera/shared/money';
import { useCallback } from 'react';
import { useAmounts } from '../amounts/use-amounts.ts';

type Values = Readonly<Record<string, string | number>>;
/** What one of the operator's codes means in plain words; for a code that is not known, that it is not known. */
export function useCodeText(): (code: string | null, values?: Values) => string {
  const { t } = useTranslation('wallet');
  return useCallback((code, values) => t([...(code ? [codeKey(code)] : []), 'error.noReason'], { ...values }), [t]);
}

/** What a failed call means in plain words; the operator's flags fill in the figures. */
export function useErrorText(): (cause: unknown) => string {
  const { t } = useTranslation('wallet');
  const { full } = useAmounts();
  return (cause) => {
    if (!(cause instanceof ApiError)) return t('error.general');
    const { remainingTurnover } = cause.flags;
    // An amount among the flags is a decimal, as the wire writes it.
    const amount =
      typeof remainingTurnover === 'number' ? full(decimalToMinor(remainingTurnover, merchantCurrency())) : undefined;
    return t(failureKeys(cause), { ...cause.flags, amount });
  };
}
