import { useTranslation } from '@tessera/shared/i18n';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { Income } from '../../api/records.ts';
import { type IncomeDays, incomeParts } from '../../model/figure-lists.ts';
import { LinkedTable } from '../layout/list-link.tsx';
import { IncomeAmount } from './income-amount.tsx';

type IncomeDay = Income['days'][number];

interface Props {
  readonly income: Income;
  readonly days: IncomeDays;
}

const keyOf = ({ day }: IncomeDay): string => day;
const hasMoved = (sums: IncomeDay): boolean => incomeParts.some((part) => sums[part] !== 0);

/** Income day by day, newest first. Days on which nothing moved say nothing; the chart has them. */
export function IncomeTable({ income, days }: Props) {
  const { t } = useTranslation('agent');
  const rows = useMemo(() => income.days.filter(hasMoved).reverse(), [income.days]);
  const columns = useMemo(
    (): readonly DataColumn<IncomeDay>[] => [
      {
        key: 'day',
        head: t('income.day'),
        phone: 'name',
        cell: ({ day }) => day,
        sortBy: ({ day }) => day,
        total: t('income.total'),
      },
      ...incomeParts.map(
        (part): DataColumn<IncomeDay> => ({
          key: part,
          head: t(`income.${part}`),
          align: 'end',
          phone: part === 'net' ? 'figure' : 'pair',
          cell: (sums) => (
            <IncomeAmount part={part} sums={sums} days={{ from: sums.day, to: sums.day }} hasUnit={false} />
          ),
          sortBy: (sums) => sums[part],
          total: <IncomeAmount part={part} sums={income.total} days={days} hasUnit={false} />,
        }),
      ),
    ],
    [t, income.total, days],
  );
  return (
    <LinkedTable>
      <DataTable label={t('income.title')} columns={columns} rows={rows} rowKey={keyOf} isDense />
    </LinkedTable>
  );
}
