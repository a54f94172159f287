import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { toast } from '@tessera/shared/ui/toast';
import { askVendorTransfer, getVendorTransfers, type VendorTransfer } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { showError } from '../../chrome/step.ts';
import { amount, when, zoneName } from '../../format.ts';

/** Transfers between main wallets and vendors in transfer mode: those that no vendor has answered yet come first. */
export function TransfersPage() {
  const { t } = useTranslation('console');
  const transfers = useConsole(getVendorTransfers, { page: 1, pageSize: 50 });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('transfers.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Panel>
        <ResourceView
          resource={transfers}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('transfers.empty')} />}
        >
          {({ list }) => (
            <DataTable label={t('transfers.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
          )}
        </ResourceView>
      </Panel>
    </>
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
