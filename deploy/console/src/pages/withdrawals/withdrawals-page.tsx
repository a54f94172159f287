import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type ConsoleWithdrawal, getConsoleWithdrawals } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { QueueFilters } from '../../chrome/queue-filters.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import { useQueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, when } from '../../format.ts';
import { WithdrawalActions } from './withdrawal-actions.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

/** What each view asks for: by the withdrawal's state, or by what its player says of a payment. */
const VIEWS = {
  review: { status: ['requested', 'pending_review'] },
  bank: { status: ['approved', 'submitted'] },
  disputed: { payment: ['disputed'] },
  waiting: { payment: ['sent'] },
  ended: { status: ['completed', 'rejected', 'failed', 'cancelled'] },
} as const;
type View = keyof typeof VIEWS;

/** Withdrawals: those in review, those at the bank, payments that their players miss or have not confirmed; one of them opened. */
export function WithdrawalsPage() {
  const { t } = useTranslation('console');
  const filter = useQueueFilter();
  const view = filter.choiceOf('view', Object.keys(VIEWS) as View[]) ?? 'review';
  const [opened, setOpened] = useState<string>();
  const { status, payment }: { status?: readonly string[]; payment?: readonly string[] } = VIEWS[view];
  const withdrawals = useConsole(getConsoleWithdrawals, {
    ...filter.request,
    ...(status ? { status: [...status] as ConsoleWithdrawal['status'][] } : {}),
    ...(payment ? { payment: [...payment] as ConsoleWithdrawal['payments'][number]['status'][] } : {}),
  });
  const columns = useColumns(setOpened);
  const views = (Object.keys(VIEWS) as View[]).map((value) => ({ value, label: t(`withdrawals.${value}`) }));
  return (
    <>
      <Queue
        title={t('withdrawals.title')}
        viewLabel={t('status')}
        views={views}
        view={view}
        onView={(next) => filter.set({ view: next })}
      >
        <QueueFilters filter={filter} />
        <QueueList
          label={t('withdrawals.title')}
          resource={withdrawals}
          columns={columns}
          empty={t('withdrawals.empty')}
          filter={filter}
        />
      </Queue>
      {opened && <WithdrawalPanel key={opened} reference={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (reference: string) => void): readonly DataColumn<ConsoleWithdrawal>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ createdAtMs }: ConsoleWithdrawal) => createdAtMs),
      { key: 'by', head: t('column.answerBy'), cell: ({ answerByMs }) => when(answerByMs) },
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
        key: 'open',
        head: t('column.detail'),
        cell: ({ reference }) => (
          <Button size="small" variant="text" onClick={() => onOpen(reference)}>
            {t('withdrawals.open')}
          </Button>
        ),
      },
      {
        key: 'act',
        head: t('column.decision'),
        align: 'end',
        cell: (withdrawal) => <WithdrawalActions withdrawal={withdrawal} />,
      },
    ],
    [t, language, onOpen],
  );
}
