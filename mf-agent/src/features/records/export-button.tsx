import { ApiError, fileOrThrow, saveFile } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { DownloadIcon } from '@tessera/shared/ui/more-icons';
import { toast } from '@tessera/shared/ui/toast';
import type { Endpoint, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { useState } from 'react';

interface Props<E extends Endpoint> {
  readonly endpoint: E;
  /** The filter of the page. */
  readonly request: RequestOf<E>;
  /** Of the file, without its days. */
  readonly name: string;
  /** Today without it. */
  readonly span?: { readonly fromMs: number; readonly toMs: number };
}

/**
 * Saves everything that the filter of a page finds as a table for spreadsheets, however much it is. The token is in a header, so no
 * address opens the file.
 */
export function ExportButton<E extends Endpoint>({
  endpoint,
  request,
  name,
  span = { fromMs: serverNow(), toMs: serverNow() },
}: Props<E>) {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  const errorText = useErrorText('agent');
  const [isBusy, setBusy] = useState(false);
  const reasonOf = (cause: unknown): string => {
    const seconds = cause instanceof ApiError && cause.code === 'request.too.frequent' && cause.flags.retryAfterSeconds;
    return typeof seconds === 'number' ? t('betting.tooOften', { minutes: Math.ceil(seconds / 60) }) : errorText(cause);
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const days = [span.fromMs, Math.max(span.fromMs, span.toMs - 1)].map((ms) => date('day', ms)).join('_');
      saveFile(`${name}-${days.replaceAll('/', '-')}.csv`, await fileOrThrow(endpoint, request));
    } catch (cause) {
      toast.show({ id: 'agent-export', tone: 'danger', title: t('branch.exportFailed'), detail: reasonOf(cause) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="small" icon={<DownloadIcon />} isBusy={isBusy} onClick={() => void run()}>
      {t('betting.export')}
    </Button>
  );
}
