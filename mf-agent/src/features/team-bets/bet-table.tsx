import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { classNames } from '@tessera/shared/ui/class-names';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { RecordedBetStatus } from '@tessera/shared/wire/wallet';
import { useMemo } from 'react';
import type { TeamBet } from '../../api/records.ts';
import { betResult, quotedReference } from '../../model/record-filter.ts';
import { AccountName } from '../records/account-name.tsx';
import styles from '../records/records.module.css';
import { useCategoryName } from './category-name.ts';

const tones: Readonly<Record<RecordedBetStatus, BadgeTone>> = {
  open: 'info',
  won: 'accent',
  lost: 'neutral',
  tie: 'neutral',
  void: 'warn',
};

const keyOf = ({ source }: TeamBet): string => source;

/** Bets of the team, newest first; a press on an account shows its bets alone. */
export function TeamBetTable({ bets }: { readonly bets: readonly TeamBet[] }) {
  const { t } = useTranslation('agent');
  const { currency, date, decimals } = useFormat('agent');
  const categoryName = useCategoryName();
  const columns = useMemo((): readonly DataColumn<TeamBet>[] => {
    const money = (minor: number | undefined, isGainLoss = false) => (
      <Money minor={minor} currency={currency} hasUnit={false} isGainLoss={isGainLoss} />
    );
    const groupOf = ({ prizeGroup }: TeamBet) =>
      prizeGroup &&
      t('betting.atGroup', { group: prizeGroup.group, rate: `${decimals(prizeGroup.rebateMilli / 10, [1, 1])}%` });
    return [
      {
        key: 'game',
        head: t('betting.game'),
        phone: 'name',
        cell: (bet) => (
          <span className={styles.stack}>
            <span className={styles.strong}>{bet.gameName}</span>
            <span className={styles.small}>
              {[categoryName(bet.category), bet.vendorName, groupOf(bet)].filter(Boolean).join(' · ')}
            </span>
          </span>
        ),
      },
      {
        key: 'account',
        head: t('records.account'),
        phone: 'line',
        cell: ({ account, hasLeft }) => <AccountName page="teamBetting" account={account} hasLeft={hasLeft} />,
      },
      {
        key: 'time',
        head: t('betting.placed'),
        phone: 'line',
        cell: ({ placedAtMs }) => (
          <span className={classNames(styles.small, styles.moment)}>{date('moment', placedAtMs)}</span>
        ),
      },
      {
        key: 'number',
        head: t('betting.number'),
        phone: 'line',
        cell: ({ reference }) => <span className={styles.small}>{quotedReference(reference) ?? '–'}</span>,
      },
      { key: 'stake', head: t('betting.stake'), align: 'end', cell: ({ stake }) => money(stake) },
      {
        key: 'payout',
        head: t('betting.payout'),
        align: 'end',
        cell: ({ payout, status }) => money(status === 'open' && payout === 0 ? undefined : payout),
      },
      {
        key: 'result',
        head: t('betting.result'),
        align: 'end',
        phone: 'figure',
        cell: (bet) => money(betResult(bet), true),
      },
      {
        key: 'status',
        head: t('betting.statusLabel'),
        cell: ({ status, voidReason }) => (
          <Badge tone={tones[status]}>{t(`betting.status.${voidReason ?? status}`)}</Badge>
        ),
      },
    ];
  }, [t, currency, date, decimals, categoryName]);
  return <DataTable label={t('betting.title')} columns={columns} rows={bets} rowKey={keyOf} isDense />;
}
