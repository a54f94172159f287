import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useLocation, useNavigate } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { classNames } from '@tessera/shared/ui/class-names';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useCallback, useMemo } from 'react';
import type { RecordEntry } from '../../api/account-record.ts';
import { type MovementRequest, recordReference, requestAddress } from '../../model/record.ts';
import { RecordSums } from './record-sums.tsx';
import styles from './record-table.module.css';

/** What came in and what went out in the period, before the single movements. */
export function MovementSums({ inMinor, outMinor }: { readonly inMinor: number; readonly outMinor: number }) {
  const { t } = useTranslation('wallet');
  const currency = merchantCurrency();
  return (
    <RecordSums
      sums={[
        { label: t('record.in'), value: <Money minor={inMinor} currency={currency} isSigned /> },
        { label: t('record.out'), value: <Money minor={outMinor} currency={currency} isSigned /> },
      ]}
    />
  );
}

interface Props {
  readonly entries: readonly RecordEntry[];
  /** Of the whole period, not of this page alone. */
  readonly sumMinor: number;
}

/** Movements with the balance after each; a press on one shows its receipt, the last row adds up the period. */
export function RecordTable({ entries, sumMinor }: Props) {
  const { t, i18n } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const { state } = useLocation();
  const navigate = useNavigate();
  // The request opens as a step of its own, so that Back returns to the same page of the record.
  const openReceipt = useCallback(
    async (id: string) => {
      const request = await openDialog<{ readonly id: string }, MovementRequest>('wallet.movement', { id });
      if (request) navigate(requestAddress(request), { state });
    },
    [navigate, state],
  );
  const columns = useMemo((): readonly DataColumn<RecordEntry>[] => {
    const currency = merchantCurrency();
    return [
      {
        key: 'type',
        head: t('record.type'),
        phone: 'name',
        cell: ({ id, type }) => (
          <button type="button" className={styles.open} onClick={() => void openReceipt(id)}>
            {t([`record.kinds.${type}`, 'record.kinds.other'])}
          </button>
        ),
        total: t('record.periodTotal'),
      },
      {
        key: 'time',
        head: t('record.time'),
        phone: 'line',
        cell: ({ atMs }) => <span className={classNames(styles.small, styles.moment)}>{date('moment', atMs)}</span>,
      },
      {
        key: 'reference',
        head: t('record.subject'),
        phone: 'line',
        cell: ({ subject, reference }) => <Subject subject={subject} reference={recordReference(reference)} />,
      },
      {
        key: 'amount',
        head: t('record.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => <Money minor={amount} currency={currency} isSigned hasUnit={false} />,
        total: <Money minor={sumMinor} currency={currency} isSigned hasUnit={false} />,
      },
      {
        key: 'balance',
        head: t('record.balanceAfter'),
        align: 'end',
        phone: 'line',
        cell: ({ balanceAfter }) => <Money minor={balanceAfter} currency={currency} hasUnit={false} />,
      },
    ];
  }, [sumMinor, openReceipt, i18n.language]);
  return <DataTable label={t('record.title')} columns={columns} rows={entries} rowKey={({ id }) => id} isDense />;
}

/** The game by its name, everything else by the number that is quoted to support. */
function Subject({ subject, reference }: { readonly subject: string; readonly reference: string | undefined }) {
  if (!subject) return <span className={styles.small}>{reference ?? '–'}</span>;
  return (
    <span>
      {subject} <span className={styles.small}>{reference}</span>
    </span>
  );
}
