import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import type { DataColumn } from '@tessera/shared/ui/table';
import { toast } from '@tessera/shared/ui/toast';
import {
  askVendorTransfer,
  getVendorConducts,
  getVendorTransfers,
  type VendorTransfer,
} from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { QueueFilters } from '../../chrome/queue-filters.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import { showError } from '../../chrome/step.ts';
import { useQueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, when } from '../../format.ts';
import { WalletDifferenceTable } from './wallet-difference-table.tsx';

const VIEWS = ['all', 'transit', 'done', 'returned', 'differences'] as const;
const states = ['transit', 'done', 'returned'] as const;

/** Transfers between main wallets and vendors in transfer mode: those that no vendor has answered yet come first. */
export function TransfersPage() {
  const { t } = useTranslation('console');
  const filter = useQueueFilter();
  const view = filter.choiceOf('view', VIEWS) ?? 'all';
  const status = states.find((state) => state === view);
  const vendor = filter.read('vendor');
  const transfers = useConsole(getVendorTransfers, {
    ...filter.request,
    ...(status ? { status } : {}),
    ...(vendor ? { vendor } : {}),
  });
  const inMode = useConsole(getVendorConducts, {}).data?.vendors ?? [];
  const vendors = [...new Set([...inMode.map((one) => one.vendor), vendor])].filter(Boolean);
  const columns = useColumns();
  return (
    <Queue
      title={t('transfers.title')}
      viewLabel={t('transfers.state')}
      views={[
        { value: 'all', label: t('queue.every') },
        ...states.map((value) => ({ value, label: t(`transfers.status.${value}`) })),
        { value: 'differences', label: t('transfers.differences') },
      ]}
      view={view}
      onView={(next) => filter.set({ view: next })}
    >
      {view === 'differences' ? (
        <>
          <QueueFilters filter={filter} hasAll={false} />
          <WalletDifferenceTable filter={filter} />
        </>
      ) : (
        <>
          <QueueFilters
            filter={filter}
            choices={[
              { name: 'vendor', label: t('queue.vendor'), options: vendors.map((value) => ({ value, label: value })) },
            ]}
          />
          <QueueList
            label={t('transfers.title')}
            resource={transfers}
            columns={columns}
            empty={t('transfers.empty')}
            filter={filter}
          />
        </>
      )}
    </Queue>
  );
}

const tones: Readonly<Record<VendorTransfer['status'], BadgeTone>> = {
  transit: 'warn',
  done: 'ok',
  returned: 'neutral',
};

function useColumns(): readonly DataColumn<VendorTransfer>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ createdAtMs }: VendorTransfer) => createdAtMs),
      {
        key: 'way',
        head: t('transfers.way'),
        cell: ({ direction, vendor, cause }) =>
          `${t(`transfers.${direction}`, { vendor })} · ${t(`transfers.cause.${cause}`)}`,
      },
      {
        key: 'status',
        head: t('transfers.state'),
        cell: ({ status, attempts, askAtMs }) => (
          <>
            <Badge tone={tones[status]}>{t(`transfers.status.${status}`)}</Badge>{' '}
            {status === 'transit' && t('transfers.asked', { count: attempts, time: when(askAtMs) })}
          </>
        ),
      },
      {
        key: 'amount',
        head: t('column.amount'),
        align: 'end',
        cell: ({ money, movedMinor }) => amount({ ...money, amountMinor: movedMinor || money.amountMinor }, language),
        phone: 'figure',
      },
      {
        key: 'act',
        head: t('column.decision'),
        align: 'end',
        cell: ({ id, status }) => status === 'transit' && <AskNow id={id} />,
      },
    ],
    [t, language],
  );
}

/** Money is where it is; asking again moves nothing twice. */
function AskNow({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const ask = useConsoleChange(askVendorTransfer);
  const show = ({ isChanged }: { readonly isChanged: boolean }) =>
    toast.show({
      tone: isChanged ? 'ok' : 'info',
      title: t(isChanged ? 'transfers.answered' : 'transfers.notAnswered'),
    });
  return (
    <Button
      size="small"
      isBusy={ask.isPending}
      onClick={() => ask.mutate({ id }, { onSuccess: show, onError: showError })}
    >
      {t('transfers.ask')}
    </Button>
  );
}
