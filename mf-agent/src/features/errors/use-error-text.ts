import { ApiError, failureKeys } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';

/** What a failed call means in plain words. */
export function useErrorText(): (cause: unknown) => string {
  const { t } = useTranslation('agent');
  return useCallback((cause) => t(cause instanceof ApiError ? failureKeys(cause) : 'error.general'), [t]);
}
