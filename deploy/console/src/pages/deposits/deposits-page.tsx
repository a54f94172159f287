import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ConsoleDeposit, getConsoleDeposits } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { amount, when } from '../../format.ts';
import { DepositActions } from './deposit-actions.tsx';
import { OtherAmount } from './other-amount.tsx';

const VIEWS = ['pending', 'approved', 'rejected'] as const;

/** Deposits that players announced: the cashier credits or refuses bank transfers, providers report the others. */
export function DepositsPage() {
  const { t } = useTranslation('console');
  const [view, setView] = useState<(typeof VIEWS)[number]>('pending');
  const deposits = useConsole(getConsoleDeposits, { page: 1, pageSize: 50, status: [view] });
  const columns = useColumns(view === 'pending');
  return (
    <Queue
      title={t('deposits.title')}
      viewLabel={t('status')}
      views={VIEWS.map((value) => ({ value, label: t(`deposits.${value}`) }))}
      view={view}
      onView={setView}
    >
      <ResourceView
        resource={deposits}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('deposits.empty')} />}
      >
        {({ list }) => <DataTable label={t('deposits.title')} columns={columns} rows={list} rowKey={({ id }) => id} />}
      </ResourceView>
    </Queue>
  );
}

function useColumns(isOpen: boolean): readonly DataColumn<ConsoleDeposit>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ createdAtMs }: ConsoleDeposit) => createdAtMs),
      {
        key: 'reference',
        head: t('column.reference'),
        cell: ({ reference, depositorName, methodId }) =>
          [reference, t(`merchant.deposits.method.${methodId}`), depositorName].join(' · '),
      },
      {
        key: 'amount',
        head: t('column.amount'),
        align: 'end',
        cell: ({ money }) => amount(money, language),
        phone: 'figure',
      },
      {
        key: 'act',
        head: t('column.decision'),
        align: 'end',
        cell: (deposit) =>
          isOpen && !deposit.isAutomatic ? (
            <>
              <OtherAmount deposit={deposit} /> <DepositActions deposit={deposit} />
            </>
          ) : (
            [
              isOpen && t('deposits.automatic'),
              deposit.decidedAtMs && when(deposit.decidedAtMs),
              deposit.reasonCode && t(`reason.${deposit.reasonCode.replaceAll('.', '_')}`),
            ]
              .filter(Boolean)
              .join(' ')
          ),
      },
    ],
    [t, language, isOpen],
  );
}
