import { useTranslation } from '@tessera/shared/i18n';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type ConsoleDeposit, getConsoleDeposits } from '@tessera/shared/wire/console';
import { depositMethodIds } from '@tessera/shared/wire/wallet';
import { useMemo } from 'react';
import { useConsole } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { QueueFilters } from '../../chrome/queue-filters.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import { useQueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, reasonKey, when } from '../../format.ts';
import { DepositActions } from './deposit-actions.tsx';
import { OtherAmount } from './other-amount.tsx';

const VIEWS = ['pending', 'approved', 'rejected', 'all'] as const;

/** Deposits that players announced: the cashier credits or refuses bank transfers, providers report the others. */
export function DepositsPage() {
  const { t } = useTranslation('console');
  const filter = useQueueFilter();
  const view = filter.choiceOf('view', VIEWS) ?? 'pending';
  const methodId = filter.choiceOf('method', depositMethodIds);
  const deposits = useConsole(getConsoleDeposits, {
    ...filter.request,
    ...(view === 'all' ? {} : { status: [view] }),
    ...(methodId ? { methodId } : {}),
  });
  const columns = useColumns();
  const methods = depositMethodIds.map((value) => ({ value, label: t(`merchant.deposits.method.${value}`) }));
  return (
    <Queue
      title={t('deposits.title')}
      viewLabel={t('status')}
      views={VIEWS.map((value) => ({ value, label: t(`deposits.${value}`) }))}
      view={view}
      onView={(next) => filter.set({ view: next })}
    >
      <QueueFilters filter={filter} choices={[{ name: 'method', label: t('queue.method'), options: methods }]} />
      <QueueList
        label={t('deposits.title')}
        resource={deposits}
        columns={columns}
        empty={t('deposits.empty')}
        filter={filter}
      />
    </Queue>
  );
}

function useColumns(): readonly DataColumn<ConsoleDeposit>[] {
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
          deposit.status === 'pending' && !deposit.isAutomatic ? (
            <>
              <OtherAmount deposit={deposit} /> <DepositActions deposit={deposit} />
            </>
          ) : (
            [
              t(deposit.status === 'pending' ? 'deposits.automatic' : `deposits.${deposit.status}`),
              deposit.decidedAtMs && when(deposit.decidedAtMs),
              deposit.reasonCode && t(reasonKey(deposit.reasonCode)),
            ]
              .filter(Boolean)
              .join(' ')
          ),
      },
    ],
    [t, language],
  );
}
