import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import type { DataColumn } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { type AccountFilter, isSortable } from '../../model/account-filter.ts';
import type { DownlineSettings, TeamAccount } from '../../model/team.ts';
import { RankBadge } from '../branch/branch-columns.tsx';
import styles from './accounts.module.css';

type Column = Omit<DataColumn<TeamAccount>, 'head' | 'sortBy'>;

/** The operator sorts; the head only has to be pressable. */
const byServer = () => 0;

/** What an agent can do for an account below. */
export type RowAction = 'raise' | 'transfer';

interface Options {
  readonly settings: Pick<DownlineSettings, 'maximumRebateBasisPoints' | 'rebateStepBasisPoints'> | undefined;
  readonly onEnter: (id: string) => void;
  readonly onAct: (action: RowAction, account: TeamAccount) => void;
}

/** What an agent may know of its accounts: where they stand, what they earn and hold, when they came and were last here. */
export function useAccountColumns({ settings, onEnter, onAct }: Options): readonly DataColumn<TeamAccount>[] {
  const { t } = useTranslation('agent');
  const { currency, count, rate, date } = useFormat('agent');
  return useMemo(() => {
    const levelOf = ({ level, hasLeft }: TeamAccount) =>
      hasLeft ? '–' : level === 0 ? t('accounts.ownLevel') : t('accounts.levelOf', { level });
    const columns: readonly Column[] = [
      {
        key: 'account',
        cell: ({ id, account, hasLeft, level, rank, isOnline }) => (
          <span className={styles.who}>
            {hasLeft ? (
              <span className={styles.quiet}>
                {account} {t('records.hasLeft')}
              </span>
            ) : rank === 'member' || level === 0 ? (
              <span className={styles.name}>{account}</span>
            ) : (
              <button
                type="button"
                className={styles.enter}
                title={t('branch.enter', { account })}
                onClick={() => onEnter(id)}
              >
                {account}
              </button>
            )}
            {isOnline && <Badge tone="ok">{t('accounts.online')}</Badge>}
          </span>
        ),
      },
      { key: 'rank', cell: ({ rank }) => <RankBadge rank={rank} /> },
      { key: 'level', cell: (account) => <span className={styles.level}>{levelOf(account)}</span> },
      { key: 'upline', cell: ({ upline }) => <span className={styles.quiet}>{upline || '–'}</span> },
      {
        key: 'downline',
        align: 'end',
        cell: ({ rank, downline, hasLeft }) => (hasLeft || rank === 'member' ? '–' : count(downline)),
      },
      {
        key: 'rebate',
        align: 'end',
        cell: ({ rebateBasisPoints, hasLeft }) => (hasLeft ? '–' : rate(rebateBasisPoints)),
      },
      {
        key: 'balance',
        align: 'end',
        phone: 'figure',
        cell: ({ balance }) => <Money minor={balance ?? undefined} currency={currency} hasUnit={false} />,
      },
      { key: 'registered', align: 'end', cell: ({ registeredMs }) => date('day', registeredMs) },
      {
        key: 'seen',
        align: 'end',
        cell: ({ lastSignInMs, hasLeft }) =>
          hasLeft ? (
            '–'
          ) : lastSignInMs === null ? (
            <span className={styles.quiet}>{t('accounts.neverSeen')}</span>
          ) : (
            date('moment', lastSignInMs)
          ),
      },
      {
        key: 'act',
        align: 'end',
        phone: 'line',
        isNone: isOutOfReach,
        cell: (account) =>
          isOutOfReach(account) ? null : (
            <span className={styles.acts}>
              {mayRaise(account, settings) && (
                <Button
                  size="small"
                  aria-label={t('raise.of', { account: account.account })}
                  onClick={() => onAct('raise', account)}
                >
                  {t('raise.open')}
                </Button>
              )}
              <Button
                size="small"
                aria-label={t('give.of', { account: account.account })}
                onClick={() => onAct('transfer', account)}
              >
                {t('give.open')}
              </Button>
            </span>
          ),
      },
    ];
    return columns.map((column) => ({
      ...column,
      head: t(`accounts.${column.key}`),
      ...(isSortable(column.key) ? { sortBy: byServer } : {}),
    }));
  }, [t, currency, count, rate, date, settings, onEnter, onAct]);
}

/** Nothing can be given to an account that has left, or to oneself. */
const isOutOfReach = ({ level, hasLeft }: TeamAccount): boolean => hasLeft || level === 0;

/** Only of an account right below, and only up to the own rate. */
const mayRaise = ({ level, rebateBasisPoints }: TeamAccount, settings: Options['settings']): boolean =>
  settings !== undefined &&
  level === 1 &&
  rebateBasisPoints + settings.rebateStepBasisPoints <= settings.maximumRebateBasisPoints;

export const sortOf = ({ sort, order }: AccountFilter) => ({ key: sort, isDescending: order === 'desc' });
