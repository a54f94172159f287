import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { Profit } from '../../api/bets.ts';

/** One line of loss and profit: of a day, a product or a vendor. */
export type ProfitLine = Profit['total'] & {
  readonly key: string;
  readonly name: string;
};

interface Props {
  readonly label: string;
  /** What the lines are of. */
  readonly head: string;
  readonly lines: readonly ProfitLine[];
  readonly total: Profit['total'];
}

/** Stake, payout and result line by line; the last row adds them up. */
export function ProfitTable({ label, head, lines, total }: Props) {
  const { t, i18n } = useTranslation('wallet');
  const { count } = useFormat('wallet');
  const columns = useMemo((): readonly DataColumn<ProfitLine>[] => {
    const currency = merchantCurrency();
    const plain = (minor: number) => <Money minor={minor} currency={currency} hasUnit={false} />;
    const gain = (minor: number) => <Money minor={minor} currency={currency} isGainLoss hasUnit={false} />;
    return [
      { key: 'name', head, phone: 'name', cell: ({ name }) => name, total: t('profit.total') },
      {
        key: 'bets',
        head: t('bets.count'),
        align: 'end',
        cell: ({ bets }) => count(bets),
        sortBy: ({ bets }) => bets,
        total: count(total.bets),
      },
      {
        key: 'stake',
        head: t('bets.stake'),
        align: 'end',
        cell: ({ stake }) => plain(stake),
        sortBy: ({ stake }) => stake,
        total: plain(total.stake),
      },
      {
        key: 'payout',
        head: t('bets.payout'),
        align: 'end',
        cell: ({ payout }) => plain(payout),
        sortBy: ({ payout }) => payout,
        total: plain(total.payout),
      },
      {
        key: 'net',
        head: t('bets.result'),
        align: 'end',
        phone: 'figure',
        cell: ({ net }) => gain(net),
        sortBy: ({ net }) => net,
        total: gain(total.net),
      },
    ];
  }, [head, total, i18n.language]);
  return <DataTable label={label} columns={columns} rows={lines} rowKey={({ key }) => key} isDense />;
}
