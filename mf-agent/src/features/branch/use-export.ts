import { useTranslation } from '@tessera/shared/i18n';
import { minorToDecimal } from '@tessera/shared/money';
import { useQueryClient } from '@tessera/shared/query';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { figureNames } from '@tessera/shared/wire/agent';
import { useState } from 'react';
import { useTeamMembers } from '../../api/team.ts';
import { csvOf } from '../../model/csv.ts';
import type { TeamMembersRequest, TeamRow } from '../../model/team.ts';
import { saveCsv } from '../records/save-csv.ts';

const pageSize = 100;

/** Saves every account of the open branch with its own figures, in full, as a file. */
export function useExport(request: TeamMembersRequest) {
  const { t } = useTranslation('agent');
  const client = useQueryClient();
  const { currency, date } = useFormat('agent');
  const errorText = useErrorText('agent');
  const [isBusy, setBusy] = useState(false);

  async function everything(): Promise<{ rows: TeamRow[]; span: { fromMs: number; toMs: number } }> {
    const rows: TeamRow[] = [];
    for (let page = 1; ; page += 1) {
      const all = { ...request, scope: 'accounts', sort: 'account', order: 'asc', page, pageSize } as const;
      const { list, total, span } = await client.fetchQuery(useTeamMembers.options(all));
      rows.push(...list);
      if (rows.length >= total || list.length === 0) return { rows, span };
    }
  }

  async function run(): Promise<void> {
    setBusy(true);
    try {
      const { rows, span } = await everything();
      const head = ['account', 'rank', 'level', ...figureNames].map((key) => t(`branch.${key}`));
      const lines = rows.map((row) => [
        row.account,
        t(`rank.${row.rank}`),
        row.level,
        ...figureNames.map((figure) => minorToDecimal(row[figure], currency)),
      ]);
      const days = [span.fromMs, span.toMs - 1].map((ms) => date('day', ms)).join('_');
      saveCsv(`team-${days}.csv`, csvOf([head, ...lines]));
    } catch (cause) {
      toast.show({ id: 'agent-export', tone: 'danger', title: t('branch.exportFailed'), detail: errorText(cause) });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
