import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { classNames } from '@tessera/shared/ui/class-names';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { RecordedBet } from '../../api/bets.ts';
import { betResult } from '../../model/bet-filter.ts';
import record from '../record/record-table.module.css';
import { BetStatus } from './bet-status.tsx';
import styles from './bet-table.module.css';
import { useCategoryName } from './category-name.ts';
import { usePrizeGroupText } from './prize-group-text.ts';

const open = ({ source }: RecordedBet) => void openDialog('wallet.bet', { source });

/** Bets, newest first; a press on a game opens the bet. */
export function BetTable({ bets }: { readonly bets: readonly RecordedBet[] }) {
  const { t, i18n } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const categoryName = useCategoryName();
  const prizeGroupText = usePrizeGroupText();
  const columns = useMemo((): readonly DataColumn<RecordedBet>[] => {
    const currency = merchantCurrency();
    return [
      {
        key: 'game',
        head: t('bets.game'),
        phone: 'name',
        cell: (bet) => (
          <span className={styles.game}>
            <button type="button" className={record.open} onClick={() => open(bet)}>
              {bet.gameName}
            </button>
            <span className={record.small}>
              {[categoryName(bet.category), bet.vendorName, prizeGroupText(bet)].filter(Boolean).join(' · ')}
            </span>
          </span>
        ),
      },
      {
        key: 'time',
        head: t('bets.placed'),
        phone: 'line',
        cell: ({ placedAtMs }) => (
          <span className={classNames(record.small, record.moment)}>{date('moment', placedAtMs)}</span>
        ),
      },
      {
        key: 'stake',
        head: t('bets.stake'),
        align: 'end',
        cell: ({ stake }) => <Money minor={stake} currency={currency} hasUnit={false} />,
      },
      {
        key: 'payout',
        head: t('bets.payout'),
        align: 'end',
        cell: ({ payout, status }) => (
          <Money minor={status === 'open' && payout === 0 ? undefined : payout} currency={currency} hasUnit={false} />
        ),
      },
      {
        key: 'result',
        head: t('bets.result'),
        align: 'end',
        phone: 'figure',
        cell: (bet) => <Money minor={betResult(bet)} currency={currency} isGainLoss hasUnit={false} />,
      },
      {
        key: 'status',
        head: t('bets.statusLabel'),
        cell: (bet) => <BetStatus bet={bet} />,
      },
    ];
  }, [i18n.language, categoryName, prizeGroupText]);
  return <DataTable label={t('bets.title')} columns={columns} rows={bets} rowKey={({ source }) => source} isDense />;
}
