import { isDay } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { CoinIcon } from '@tessera/shared/ui/more-icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { exportIncome } from '@tessera/shared/wire/agent';
import { useMemo } from 'react';
import { type Income, useIncome } from '../../api/records.ts';
import { IncomeChart } from '../../features/income/income-chart.tsx';
import { IncomeTable } from '../../features/income/income-table.tsx';
import { IncomeSkeleton, IncomeTotals } from '../../features/income/income-totals.tsx';
import { RebateSharesDialog } from '../../features/income/rebate-shares.tsx';
import { AsOf } from '../../features/layout/as-of.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import { PeriodDays, PeriodPicker, usePeriod } from '../../features/period/period-picker.tsx';
import { ExportButton } from '../../features/records/export-button.tsx';
import records from '../../features/records/records.module.css';
import { daysOfSpan, incomeParts } from '../../model/figure-lists.ts';
import type { PeriodRequest } from '../../model/period.ts';

const hasNone = ({ days }: Income): boolean => days.every((sums) => incomeParts.every((part) => sums[part] === 0));

/** My income: what the agent was credited and paid, by source and day, each amount with the list behind it. */
export default function IncomePage() {
  const { t } = useTranslation('agent');
  const { period, today, choose } = usePeriod();
  const income = useIncome(period);
  const { params } = useHere();
  const rebateDay = params.get('rebate') ?? '';
  const picker = { period, today, onChange: choose };
  return (
    <CentrePage
      title={t('income.title')}
      badge={<AsOf ms={income.data?.asOfMs} isBusy={income.isFetching} onRefresh={income.refetch} />}
      actions={<PeriodPicker {...picker} />}
    >
      <PeriodDays {...picker} />
      <ResourceView
        resource={income}
        skeleton={<IncomeSkeleton />}
        isEmpty={hasNone}
        empty={
          <Panel>
            <EmptyState icon={<CoinIcon />} title={t('income.empty')} detail={t('income.emptyDetail')} />
          </Panel>
        }
      >
        {(shown) => <IncomeParts income={shown} period={period} isStale={income.isPlaceholderData} />}
      </ResourceView>
      {isDay(rebateDay) && <RebateSharesDialog day={rebateDay} />}
    </CentrePage>
  );
}

interface PartsProps {
  readonly income: Income;
  readonly period: PeriodRequest;
  readonly isStale: boolean;
}

function IncomeParts({ income, period, isStale }: PartsProps) {
  const { t } = useTranslation('agent');
  const { timeZone } = merchant();
  const { span, rebates } = income;
  const days = useMemo(() => daysOfSpan(span, timeZone), [span, timeZone]);
  return (
    <div className={isStale ? records.staleContent : records.content}>
      <IncomeTotals total={income.total} days={days} />
      {/* A line needs two points. */}
      {income.days.length > 1 && (
        <Panel padding="small">
          <IncomeChart days={income.days} />
        </Panel>
      )}
      <Panel padding="none" className={records.panel}>
        <div className={records.bar}>
          <ExportButton endpoint={exportIncome} request={period} name="income" span={span} />
        </div>
        <IncomeTable income={income} days={days} />
        <p className={records.footnote}>{t(`income.notes.${rebates}`)}</p>
      </Panel>
    </div>
  );
}
