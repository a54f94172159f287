import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { RecordEntry } from '../../api/get-account-record.ts';
import { useMoments } from '../moments/use-moments.ts';
import styles from './record-table.module.css';

interface Props {
  readonly entries: readonly RecordEntry[];
}

/** Movements with the balance after each; the last row adds up what is on this page. */
export function RecordTable({ entries }: Props) {
  const { t, i18n } = useTranslation('wallet');
  const { moment } = useMoments();
  const columns = useMemo((): readonly DataColumn<RecordEntry>[] => {
    const currency = merchantCurrency();
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    return [
      { key: 'time', head: t('record.time'), cell: ({ atMs }) => moment(atMs), total: t('record.pageTotal') },
      {
        key: 'type',
        head: t('record.type'),
        phone: 'name',
        cell: ({ type }) => t([`record.kinds.${type}`, 'record.kinds.other']),
      },
      {
        key: 'reference',
        head: t('record.reference'),
        cell: ({ reference }) => <span className={styles.reference}>{reference}</span>,
      },
      {
        key: 'amount',
        head: t('record.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => <Money minor={amount} currency={currency} isGainLoss hasUnit={false} />,
        total: <Money minor={sum} currency={currency} isGainLoss hasUnit={false} />,
      },
      {
        key: 'balance',
        head: t('record.balanceAfter'),
        align: 'end',
        cell: ({ balanceAfter }) => <Money minor={balanceAfter} currency={currency} hasUnit={false} />,
      },
    ];
  }, [entries, i18n.language]);
  return <DataTable label={t('record.title')} columns={columns} rows={entries} rowKey={({ id }) => id} isDense />;
}
