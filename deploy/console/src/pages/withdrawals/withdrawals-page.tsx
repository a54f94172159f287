import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ConsoleWithdrawal, getConsoleWithdrawals } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { Queue } from '../../chrome/queue.tsx';
import { amount, when } from '../../format.ts';
import { WithdrawalActions } from './withdrawal-actions.tsx';

const VIEWS = {
  review: ['requested', 'pending_review'],
  bank: ['approved', 'submitted'],
  ended: ['completed', 'rejected', 'failed'],
} as const;
type View = keyof typeof VIEWS;

/** Withdrawals: first those in review, then those at the bank. */
export function WithdrawalsPage() {
  const { t } = useTranslation('console');
  const [view, setView] = useState<View>('review');
  const withdrawals = useConsole(getConsoleWithdrawals, { page: 1, pageSize: 50, status: [...VIEWS[view]] });
  const columns = useColumns();
  const views = (Object.keys(VIEWS) as View[]).map((value) => ({ value, label: t(`withdrawals.${value}`) }));
  return (
    <Queue title={t('withdrawals.title')} viewLabel={t('status')} views={views} view={view} onView={setView}>
      <ResourceView
        resource={withdrawals}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('withdrawals.empty')} />}
      >
        {({ list }) => (
          <DataTable label={t('withdrawals.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
        )}
      </ResourceView>
    </Queue>
  );
}

function useColumns(): readonly DataColumn<ConsoleWithdrawal>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      { key: 'at', head: t('column.at'), cell: ({ createdAtMs }) => when(createdAtMs) },
      { key: 'by', head: t('column.answerBy'), cell: ({ answerByMs }) => when(answerByMs) },
      { key: 'merchant', head: t('column.merchant'), cell: ({ merchant }) => merchant },
      { key: 'player', head: t('column.player'), cell: ({ username }) => username, phone: 'name' },
      {
        key: 'account',
        head: t('column.account'),
        cell: ({ bankCode, accountNumber, accountHolder }) => `${bankCode} ${accountNumber} · ${accountHolder}`,
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
        cell: (withdrawal) => <WithdrawalActions withdrawal={withdrawal} />,
      },
    ],
    [t, language],
  );
}
