import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { CashbackPart } from '../../api/cashback.ts';
import { useProductName } from '../products/use-product-name.ts';

interface Props {
  /** Says whose bets these are, e.g. a day. */
  readonly label: string;
  readonly parts: readonly CashbackPart[];
}

/** Bets by product and vendor with their rate and what they bring. */
export function PartTable({ label, parts }: Props) {
  const { t, i18n } = useTranslation('promotions');
  const { rate } = useFormat('promotions');
  const productName = useProductName();
  const columns = useMemo((): readonly DataColumn<CashbackPart>[] => {
    const currency = merchantCurrency();
    return [
      {
        key: 'product',
        head: t('cashback.product'),
        phone: 'name',
        cell: ({ gameType, vendorName }) => [productName(gameType), vendorName].filter(Boolean).join(' · '),
      },
      {
        key: 'bets',
        head: t('cashback.validBets'),
        align: 'end',
        cell: ({ validBet }) => <Money minor={validBet} currency={currency} hasUnit={false} />,
      },
      { key: 'rate', head: t('cashback.rate'), align: 'end', cell: ({ rateBasisPoints }) => rate(rateBasisPoints) },
      {
        key: 'amount',
        head: t('cashback.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => <Money minor={amount} currency={currency} />,
      },
    ];
  }, [i18n.language]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={parts}
      rowKey={({ gameType, vendorName }) => `${gameType} ${vendorName}`}
      isDense
    />
  );
}
