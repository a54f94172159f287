import { ApiError, fileOrThrow, saveFile } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import type { Endpoint, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { useState } from 'react';

/** Saves what the operator exports as a file; the token is in a header, so no address opens it. */
export function useExport<E extends Endpoint>(endpoint: E, name: string) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText('wallet');
  const [isBusy, setBusy] = useState(false);
  const reasonOf = (cause: unknown): string => {
    const seconds = cause instanceof ApiError && cause.code === 'request.too.frequent' && cause.flags.retryAfterSeconds;
    return typeof seconds === 'number' ? t('export.tooOften', { minutes: Math.ceil(seconds / 60) }) : errorText(cause);
  };
  const run = async (request: RequestOf<E>): Promise<void> => {
    setBusy(true);
    try {
      saveFile(name, await fileOrThrow(endpoint, request));
    } catch (cause) {
      toast.show({ id: 'wallet-export', tone: 'danger', title: t('export.failed'), detail: reasonOf(cause) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
