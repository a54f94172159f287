import { ApiError, codeKey, failureKeys } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';

/** What a refusal or a reason means in plain words: by the operator's code, else by what went wrong with the call. */
export function useReasonText(): (cause: unknown) => string {
  const { t } = useTranslation('promotions');
  return useCallback(
    (cause) => {
      if (typeof cause === 'string') return t([codeKey(cause), 'error.general']);
      return t(cause instanceof ApiError ? failureKeys(cause) : 'error.general');
    },
    [t],
  );
}
