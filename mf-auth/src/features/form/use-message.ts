import type { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';
import { failureMessage } from '../../model/failure-message.ts';
import type { Message } from '../../model/fault-message.ts';

/** Writes the model's messages in the reader's language. */
export function useMessage() {
  const { t } = useTranslation('auth');
  const write = useCallback(({ key, values }: Message): string => t(key, { ...values }), [t]);
  const writeFailure = useCallback(
    (error: ApiError): string => {
      const { key, values } = failureMessage(error);
      // A code that nobody has written a sentence for still gets one.
      return t([key, 'error.general'], { ...values });
    },
    [t],
  );
  return { write, writeFailure };
}
