import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';

type Values = Readonly<Record<string, string | number>>;
const keyOf = (code: string): string => `error.${code.replace(/[.-]/g, '_')}`;

/** What one of the operator's codes means in plain words; for a code that is not known, that it is not known. */
export function useCodeText(): (code: string | null, values?: Values) => string {
  const { t } = useTranslation('wallet');
  return useCallback((code, values) => t([...(code ? [keyOf(code)] : []), 'error.noReason'], { ...values }), [t]);
}

/** What a failed call means: by the operator's code, else by what went wrong with the call. */
export function useErrorText(): (cause: unknown) => string {
  const { t } = useTranslation('wallet');
  return useCallback(
    (cause) => {
      if (!(cause instanceof ApiError)) return t('error.general');
      const keys = cause.code ? [keyOf(cause.code)] : [];
      return t([...keys, `error.kind_${cause.kind.replace('-', '_')}`, 'error.general'], { ...cause.flags });
    },
    [t],
  );
}
