import { ApiError, callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { DownloadIcon } from '@tessera/shared/ui/more-icons';
import { toast } from '@tessera/shared/ui/toast';
import { exportTeamBets, teamBetExportLimit } from '@tessera/shared/wire/agent';
import { useState } from 'react';
import type { TeamBetsRequest } from '../../api/records.ts';
import styles from '../records/records.module.css';
import { saveCsv } from '../records/save-csv.ts';

interface Props {
  readonly request: TeamBetsRequest;
  /** Of the whole filter. */
  readonly bets: number;
  readonly span: { readonly fromMs: number; readonly toMs: number };
}

/** Saves the bets of the whole filter as a table for spreadsheets; the token is in a header, so no address opens it. */
export function BetExport({ request, bets, span }: Props) {
  const { t } = useTranslation('agent');
  const { count, date } = useFormat('agent');
  const errorText = useErrorText('agent');
  const [isBusy, setBusy] = useState(false);
  const reasonOf = (cause: unknown): string => {
    const seconds = cause instanceof ApiError && cause.code === 'request.too.frequent' && cause.flags.retryAfterSeconds;
    return typeof seconds === 'number' ? t('betting.tooOften', { minutes: Math.ceil(seconds / 60) }) : errorText(cause);
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const days = [span.fromMs, span.toMs - 1].map((ms) => date('day', ms)).join('_');
      saveCsv(`team-bets-${days.replaceAll('/', '-')}.csv`, String(await callOrThrow(exportTeamBets, request)));
    } catch (cause) {
      toast.show({ id: 'agent-export', tone: 'danger', title: t('branch.exportFailed'), detail: reasonOf(cause) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.bar}>
      {bets > teamBetExportLimit && (
        <p className={styles.note}>{t('betting.exportLimit', { limit: count(teamBetExportLimit) })}</p>
      )}
      <Button size="small" icon={<DownloadIcon />} isBusy={isBusy} onClick={() => void run()}>
        {t('betting.export')}
      </Button>
    </div>
  );
}
