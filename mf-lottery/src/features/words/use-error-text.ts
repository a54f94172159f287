import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';

/** What a failed call means: by the operator's code, else by what went wrong with the call. */
export function useErrorText(): (cause: unknown) => string {
  const { t } = useTranslation('lottery');
  return useCallback(
    (cause) => {
      if (!(cause instanceof ApiError)) return t('error.general');
      const byCode = cause.code ? [`error.${cause.code.replace(/[.-]/g, '_')}`] : [];
      return t([...byCode, `error.kind_${cause.kind.replace('-', '_')}`, 'error.general']);
    },
    [t],
  );
}
