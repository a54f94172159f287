import { ApiError, codeKey, failureKeys } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';

type Values = Readonly<Record<string, string | number>>;
/** What one of the operator's codes means in plain words; for a code that is not known, that it is not known. */
export function useCodeText(): (code: string | null, values?: Values) => string {
  const { t } = useTranslation('wallet');
  return useCallback((code, values) => t([...(code ? [codeKey(code)] : []), 'error.noReason'], { ...values }), [t]);
}

/** What a failed call means in plain words; the operator's flags fill in the figures. */
export function useErrorText(): (cause: unknown) => string {
  const { t } = useTranslation('wallet');
  return useCallback(
    (cause) => (cause instanceof ApiError ? t(failureKeys(cause), { ...cause.flags }) : t('error.general')),
    [t],
  );
}
