import { ApiError, callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { DownloadIcon } from '@tessera/shared/ui/more-icons';
import { toast } from '@tessera/shared/ui/toast';
import type { Endpoint, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { useState } from 'react';
import { saveCsv } from '../records/save-csv.ts';

interface Props<E extends Endpoint> {
  readonly endpoint: E;
  /** The filter of the page. */
  readonly request: RequestOf<E>;
  readonly name: string;
}

/** Saves everything that a filter shows as a table for spreadsheets; the token is in a header, so no address opens it. */
export function CsvExport<E extends Endpoint>({ endpoint, request, name }: Props<E>) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText('agent');
  const [isBusy, setBusy] = useState(false);
  const reasonOf = (cause: unknown): string => {
    const seconds = cause instanceof ApiError && cause.code === 'request.too.frequent' && cause.flags.retryAfterSeconds;
    return typeof seconds === 'number' ? t('betting.tooOften', { minutes: Math.ceil(seconds / 60) }) : errorText(cause);
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      saveCsv(name, String(await callOrThrow(endpoint, request)));
    } catch (cause) {
      toast.show({ id: 'agent-export', tone: 'danger', title: t('branch.exportFailed'), detail: reasonOf(cause) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<DownloadIcon />} isBusy={isBusy} onClick={() => void run()}>
      {t('betting.export')}
    </Button>
  );
}
