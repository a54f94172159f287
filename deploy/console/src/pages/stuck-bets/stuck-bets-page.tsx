import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { getStuckBets, type StuckBet } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { amount, zoneName } from '../../format.ts';
import { StuckBetActions } from './stuck-bet-actions.tsx';

/** Lottery bets that could not be settled: settle again once the cause is fixed, or refund the stake. */
export function StuckBetsPage() {
  const { t } = useTranslation('console');
  const bets = useConsole(getStuckBets, { page: 1, pageSize: 50 });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('stuckBets.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Panel>
        <ResourceView
          resource={bets}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('stuckBets.empty')} />}
        >
          {({ list }) => (
            <DataTable label={t('stuckBets.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
          )}
        </ResourceView>
      </Panel>
    </>
  );
}

function useColumns(): readonly DataColumn<StuckBet>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ stuckAtMs }: StuckBet) => stuckAtMs),
      {
        key: 'bet',
        head: t('column.bet'),
        cell: ({ gameCode, issue, playCode }) => `${gameCode} ${issue} · ${playCode}`,
      },
      { key: 'reason', head: t('column.cause'), cell: ({ reason }) => <span lang="en">{reason}</span> },
      {
        key: 'amount',
        head: t('column.amount'),
        align: 'end',
        cell: ({ money }) => amount(money, language),
        phone: 'figure',
      },
      { key: 'act', head: t('column.decision'), align: 'end', cell: (bet) => <StuckBetActions bet={bet} /> },
    ],
    [t, language],
  );
}
