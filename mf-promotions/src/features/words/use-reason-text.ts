import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';

const keyOf = (code: string): string => `error.${code.replace(/[.-]/g, '_')}`;

/** What a refusal or a reason means in plain words: by the operator's code, else by what went wrong with the call. */
export function useReasonText(): (cause: unknown) => string {
  const { t } = useTranslation('promotions');
  return useCallback(
    (cause) => {
      if (typeof cause === 'string') return t([keyOf(cause), 'error.general']);
      if (!(cause instanceof ApiError)) return t('error.general');
      const kind = `error.kind_${cause.kind.replace('-', '_')}`;
      return t(cause.code ? [keyOf(cause.code), kind, 'error.general'] : [kind, 'error.general']);
    },
    [t],
  );
}
