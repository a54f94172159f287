import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import type { DataColumn } from '@tessera/shared/ui/table';
import {
  type ConsoleTournament,
  cancelTournament,
  getConsoleTournaments,
  stopTournament,
} from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { PagedTable } from '../../chrome/paged-table.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { amount, when, zoneName } from '../../format.ts';
import { NewTournament } from './new-tournament.tsx';

const pageSize = 50;

/** The tournaments of the merchants with who takes part and what was paid; a new one is published below. */
export function TournamentsPage() {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const tournaments = useConsole(getConsoleTournaments, { page, pageSize });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('tournaments.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Panel>
        <PagedTable
          label={t('tournaments.title')}
          resource={tournaments}
          columns={columns}
          rowKey={({ id }) => id}
          empty={t('tournaments.empty')}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
        />
      </Panel>
      <Panel>
        <NewTournament />
      </Panel>
    </>
  );
}

function useColumns(): readonly DataColumn<ConsoleTournament>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      merchantColumn(t),
      { key: 'name', head: t('tournaments.field.name'), cell: ({ name }) => name, phone: 'name' },
      {
        key: 'state',
        head: t('status'),
        cell: ({ state, isStopped, isWeekly }) =>
          [
            t(`tournaments.state.${state}`),
            ...(isStopped ? [t('tournaments.stopped')] : []),
            ...(isWeekly ? [t('tournaments.weekly')] : []),
          ].join(' · '),
      },
      {
        key: 'dates',
        head: t('promotions.dates'),
        cell: ({ startsAtMs, endsAtMs }) => `${when(startsAtMs)} – ${when(endsAtMs)}`,
      },
      { key: 'players', head: t('tournaments.players'), align: 'end', cell: ({ players }) => players },
      {
        key: 'paid',
        head: t('tournaments.paid'),
        align: 'end',
        phone: 'figure',
        cell: ({ currency, paidMinor, budgetMinor }) =>
          t('promotions.grantedOf', {
            granted: amount({ amountMinor: paidMinor, currency }, language),
            budget: amount({ amountMinor: budgetMinor, currency }, language),
          }),
      },
      { key: 'act', head: t('column.action'), align: 'end', cell: (row) => <End tournament={row} /> },
    ],
    [t, language],
  );
}

/** Takes a coming one back, or ends a running one. */
function End({ tournament: { id, name, state } }: { readonly tournament: ConsoleTournament }) {
  const { t } = useTranslation('console');
  const [isAsking, setAsking] = useState(false);
  const cancel = useConsoleChange(cancelTournament);
  const stop = useConsoleChange(stopTournament);
  if (state !== 'coming' && state !== 'running') return null;
  const [act, change] = state === 'coming' ? (['cancel', cancel] as const) : (['stop', stop] as const);
  return (
    <>
      <Button size="small" isBusy={change.isPending} onClick={() => setAsking(true)}>
        {t(`tournaments.${act}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t(`tournaments.${act}Title`, { name })}
        description={t(`tournaments.${act}Detail`)}
        confirmLabel={t(`tournaments.${act}`)}
        onConfirm={() => {
          setAsking(false);
          change.mutate({ id }, resultToasts(t(`tournaments.${act}Done`, { name })));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
