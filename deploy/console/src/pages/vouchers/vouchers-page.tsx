import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { getVoucherBatches, type VoucherBatch, voidVoucherBatch } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { amount, when, zoneName } from '../../format.ts';
import { NewVouchers } from './new-vouchers.tsx';

/** Batches of voucher codes: made here, handed out by the merchant, redeemed on the deposit page. */
export function VouchersPage() {
  const { t } = useTranslation('console');
  const batches = useConsole(getVoucherBatches, { page: 1, pageSize: 50 });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('vouchers.title')} subtitle={t('zoneNote', { zone: zoneName() })} />
      <Panel>
        <NewVouchers />
      </Panel>
      <Panel>
        <ResourceView
          resource={batches}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('vouchers.empty')} />}
        >
          {({ list }) => (
            <DataTable label={t('vouchers.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
          )}
        </ResourceView>
      </Panel>
    </>
  );
}

function useColumns(): readonly DataColumn<VoucherBatch>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      { key: 'at', head: t('column.at'), cell: ({ madeAtMs }) => when(madeAtMs) },
      merchantColumn(t),
      { key: 'by', head: t('column.operator'), cell: ({ madeBy }) => madeBy },
      { key: 'note', head: t('vouchers.note'), cell: ({ note }) => note || '–', phone: 'name' },
      {
        key: 'amount',
        head: t('column.amount'),
        align: 'end',
        cell: ({ money }) => amount(money, language),
        phone: 'figure',
      },
      {
        key: 'used',
        head: t('vouchers.redeemed'),
        align: 'end',
        cell: ({ redeemed, count }) => t('vouchers.redeemedOf', { redeemed, count }),
      },
      { key: 'until', head: t('vouchers.expires'), cell: ({ expiresAtMs }) => when(expiresAtMs) },
      {
        key: 'act',
        head: t('column.action'),
        align: 'end',
        cell: (batch) =>
          batch.isVoid ? <Badge tone="neutral">{t('vouchers.voided')}</Badge> : <VoidBatch batch={batch} />,
      },
    ],
    [t, language],
  );
}

function VoidBatch({ batch: { id, count, redeemed } }: { readonly batch: VoucherBatch }) {
  const { t } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const end = useConsoleChange(voidVoucherBatch);
  if (redeemed === count) return null;
  return (
    <>
      <Button size="small" isBusy={end.isPending} onClick={() => setOpen(true)}>
        {t('vouchers.void')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        tone="danger"
        title={t('vouchers.voidTitle')}
        description={t('vouchers.voidDetail', { count: count - redeemed })}
        confirmLabel={t('vouchers.void')}
        onConfirm={() => {
          setOpen(false);
          end.mutate({ id }, resultToasts(t('vouchers.voidDone')));
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
