import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { Badge } from '@tessera/shared/ui/badge';
import type { DataColumn } from '@tessera/shared/ui/table';
import { getWalletDifferences, type WalletDifference } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import type { QueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, when } from '../../format.ts';

/** Where the wallets at a vendor are not as in the ledger, and what an operator can do about it. */
export function WalletDifferenceTable({ filter }: { readonly filter: QueueFilter }) {
  const { t } = useTranslation('console');
  const { page, pageSize, merchant } = filter.request;
  const differences = useConsole(getWalletDifferences, { page, pageSize, ...(merchant ? { merchant } : {}) });
  const columns = useColumns();
  return (
    <>
      <p className={layout.note}>{t('transfers.differencesNote')}</p>
      <QueueList
        label={t('transfers.differences')}
        resource={differences}
        columns={columns}
        empty={t('transfers.noDifferences')}
        filter={filter}
      />
    </>
  );
}

function useColumns(): readonly DataColumn<WalletDifference>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      { key: 'at', head: t('column.at'), cell: ({ foundAtMs }) => when(foundAtMs) },
      merchantColumn(t),
      { key: 'vendor', head: t('queue.vendor'), cell: ({ vendor }) => vendor, phone: 'name' },
      {
        key: 'difference',
        head: t('transfers.difference'),
        align: 'end',
        cell: ({ difference }) => amount(difference, language),
        phone: 'figure',
      },
      {
        key: 'state',
        head: t('status'),
        cell: ({ closedAtMs }) =>
          closedAtMs === null ? (
            <Badge tone="danger">{t('payments.isOpen')}</Badge>
          ) : (
            <Badge tone="ok">{t('payments.agreed', { time: when(closedAtMs) })}</Badge>
          ),
      },
      {
        key: 'act',
        head: t('column.detail'),
        cell: ({ merchant, vendor }) => (
          <Link to={`/transfers?${new URLSearchParams({ merchant, vendor })}`}>{t('transfers.ofVendor')}</Link>
        ),
      },
    ],
    [t, language],
  );
}
