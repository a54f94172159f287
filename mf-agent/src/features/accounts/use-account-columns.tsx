import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { DataColumn } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { type AccountFilter, isSortable } from '../../model/account-filter.ts';
import type { TeamAccount } from '../../model/team.ts';
import { RankBadge } from '../branch/branch-columns.tsx';
import styles from './accounts.module.css';

type Column = Omit<DataColumn<TeamAccount>, 'head' | 'sortBy'>;

/** The operator sorts; the head only has to be pressable. */
const byServer = () => 0;

/** What an agent may know of its accounts: where they stand, what they earn and hold, when they came and were last here. */
export function useAccountColumns(onEnter: (account: TeamAccount) => void): readonly DataColumn<TeamAccount>[] {
  const { t } = useTranslation('agent');
  const { currency, count, rate, date } = useFormat('agent');
  return useMemo(() => {
    const columns: readonly Column[] = [
      {
        key: 'account',
        cell: (account) =>
          account.rank === 'member' ? (
            <span className={styles.name}>{account.account}</span>
          ) : (
            <button
              type="button"
              className={styles.enter}
              title={t('branch.enter', { account: account.account })}
              onClick={() => onEnter(account)}
            >
              {account.account}
            </button>
          ),
      },
      { key: 'rank', cell: ({ rank }) => <RankBadge rank={rank} /> },
      { key: 'level', cell: ({ level }) => <span className={styles.level}>{t('accounts.levelOf', { level })}</span> },
      { key: 'upline', cell: ({ upline }) => <span className={styles.quiet}>{upline}</span> },
      {
        key: 'downline',
        align: 'end',
        cell: ({ rank, downline }) => (rank === 'member' ? '–' : count(downline)),
      },
      { key: 'rebate', align: 'end', cell: ({ rebateBasisPoints }) => rate(rebateBasisPoints) },
      {
        key: 'balance',
        align: 'end',
        phone: 'figure',
        cell: ({ balance }) => <Money minor={balance} currency={currency} hasUnit={false} />,
      },
      { key: 'registered', align: 'end', cell: ({ registeredMs }) => date('day', registeredMs) },
      {
        key: 'seen',
        align: 'end',
        cell: ({ lastSignInMs }) =>
          lastSignInMs === null ? (
            <span className={styles.quiet}>{t('accounts.neverSeen')}</span>
          ) : (
            date('moment', lastSignInMs)
          ),
      },
    ];
    return columns.map((column) => ({
      ...column,
      head: t(`accounts.${column.key}`),
      ...(isSortable(column.key) ? { sortBy: byServer } : {}),
    }));
  }, [t, currency, count, rate, date, onEnter]);
}

export const sortOf = ({ sort, order }: AccountFilter) => ({ key: sort, isDescending: order === 'desc' });
