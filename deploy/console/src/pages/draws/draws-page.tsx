import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import type { DataColumn } from '@tessera/shared/ui/table';
import {
  type ConsoleDrop,
  type ConsoleRaffle,
  cancelDrop,
  cancelRaffle,
  getConsoleDrops,
  getConsoleRaffles,
} from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { PagedTable } from '../../chrome/paged-table.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { amount, when, zoneName } from '../../format.ts';
import { NewDrop } from './new-drop.tsx';
import { NewRaffle } from './new-raffle.tsx';

const pageSize = 20;

/** Raffles and drops of red envelopes: what is published, and new ones. */
export function DrawsPage() {
  const { t } = useTranslation('console');
  return (
    <>
      <PageHeader title={t('draws.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Raffles />
      <Panel>
        <NewRaffle />
      </Panel>
      <Drops />
      <Panel>
        <NewDrop />
      </Panel>
    </>
  );
}

type Published = ConsoleRaffle | ConsoleDrop;

/** What raffles and drops have in common. */
function useColumns<Row extends Published>(
  endpoint: typeof cancelRaffle | typeof cancelDrop,
  own: readonly DataColumn<Row>[],
): readonly DataColumn<Row>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    (): readonly DataColumn<Row>[] => [
      merchantColumn(t),
      { key: 'title', head: t('draws.name'), phone: 'name', cell: ({ title }) => title },
      { key: 'status', head: t('status'), cell: ({ status }) => t(`draws.state.${status}`) },
      { key: 'opens', head: t('draws.opens'), cell: ({ opensAtMs }) => when(opensAtMs) },
      ...own,
      {
        key: 'pool',
        head: t('draws.paid'),
        align: 'end',
        phone: 'figure',
        cell: ({ paidMinor, poolMinor, currency }) =>
          t('draws.paidOf', {
            paid: amount({ amountMinor: paidMinor, currency }, language),
            pool: amount({ amountMinor: poolMinor, currency }, language),
          }),
      },
      { key: 'by', head: t('draws.by'), cell: ({ publishedBy }) => publishedBy },
      {
        key: 'act',
        head: t('column.action'),
        align: 'end',
        cell: (row) => row.status === 'published' && <Cancel row={row} endpoint={endpoint} />,
      },
    ],
    [t, language, own, endpoint],
  );
}

function Raffles() {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const raffles = useConsole(getConsoleRaffles, { page, pageSize });
  const own = useMemo(
    (): readonly DataColumn<ConsoleRaffle>[] => [
      { key: 'closes', head: t('draws.closes'), cell: ({ closesAtMs }) => when(closesAtMs) },
      { key: 'draws', head: t('draws.draws'), cell: ({ drawsAtMs }) => when(drawsAtMs) },
      { key: 'tickets', head: t('draws.tickets'), align: 'end', cell: ({ tickets }) => tickets ?? '' },
    ],
    [t],
  );
  const columns = useColumns<ConsoleRaffle>(cancelRaffle, own);
  return (
    <Panel level={2} title={t('draws.raffles')}>
      <PagedTable
        label={t('draws.raffles')}
        resource={raffles}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('draws.noRaffles')}
        {...{ page, pageSize, onPage: setPage }}
      />
    </Panel>
  );
}

function Drops() {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const drops = useConsole(getConsoleDrops, { page, pageSize });
  const own = useMemo(
    (): readonly DataColumn<ConsoleDrop>[] => [
      { key: 'ends', head: t('draws.ends'), cell: ({ endsAtMs }) => when(endsAtMs) },
      {
        key: 'members',
        head: t('draws.members'),
        align: 'end',
        cell: ({ envelopes, members }) => t('draws.membersText', { envelopes, members }),
      },
    ],
    [t],
  );
  const columns = useColumns<ConsoleDrop>(cancelDrop, own);
  return (
    <Panel level={2} title={t('draws.drops')}>
      <PagedTable
        label={t('draws.drops')}
        resource={drops}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('draws.noDrops')}
        {...{ page, pageSize, onPage: setPage }}
      />
    </Panel>
  );
}

interface CancelProps {
  readonly row: Published;
  readonly endpoint: typeof cancelRaffle | typeof cancelDrop;
}

/** Cancels what has not begun; the operator refuses anything else. */
function Cancel({ row: { id, title }, endpoint }: CancelProps) {
  const { t } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const cancel = useConsoleChange<typeof endpoint>(endpoint);
  return (
    <>
      <Button size="small" isBusy={cancel.isPending} onClick={() => setOpen(true)}>
        {t('draws.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        tone="danger"
        title={t('draws.cancelTitle', { title })}
        description={t('draws.cancelDetail')}
        confirmLabel={t('draws.cancel')}
        onConfirm={() => {
          setOpen(false);
          cancel.mutate({ id }, resultToasts(t('draws.cancelDone', { title })));
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
