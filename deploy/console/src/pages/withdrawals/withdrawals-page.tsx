import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TextField } from '@tessera/shared/ui/field';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ConsoleWithdrawal, getConsoleMerchants, getConsoleWithdrawals } from '@tessera/shared/wire/console';
import { useDeferredValue, useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
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

const all = 'all';

/** Withdrawals: those in review, those at the bank, payments that their players miss or have not confirmed; one of them opened. */
export function WithdrawalsPage() {
  const { t } = useTranslation('console');
  const [view, setView] = useState<View>('review');
  const [opened, setOpened] = useState<string>();
  const [merchant, setMerchant] = useState(all);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const merchants = useConsole(getConsoleMerchants, {}).data ?? [];
  const { status, payment }: { status?: readonly string[]; payment?: readonly string[] } = VIEWS[view];
  const withdrawals = useConsole(getConsoleWithdrawals, {
    page: 1,
    pageSize: 50,
    ...(status ? { status: [...status] as ConsoleWithdrawal['status'][] } : {}),
    ...(payment ? { payment: [...payment] as ConsoleWithdrawal['payments'][number]['status'][] } : {}),
    ...(merchant === all ? {} : { merchant }),
    ...(search ? { search } : {}),
  });
  const columns = useColumns(setOpened);
  const views = (Object.keys(VIEWS) as View[]).map((value) => ({ value, label: t(`withdrawals.${value}`) }));
  return (
    <>
      <Queue title={t('withdrawals.title')} viewLabel={t('status')} views={views} view={view} onView={setView}>
        <div className={layout.form}>
          <Select
            label={t('column.merchant')}
            options={[
              { value: all, label: t('auditLog.all') },
              ...merchants.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={merchant}
            onChange={setMerchant}
          />
          <TextField
            label={t('withdrawals.search')}
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
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
