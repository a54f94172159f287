import { serverNow } from '@tessera/shared/clock';
import { addDays, dayOf } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ProfitIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { exportProfit, longestProfitDays } from '@tessera/shared/wire/wallet';
import { useMemo } from 'react';
import { betKeys, useProfit } from '../../api/bets.ts';
import { ExportBar } from '../../features/export/export-bar.tsx';
import { MoneyPage, SidePanel } from '../../features/money-page/money-page.tsx';
import { useFreshQueries } from '../../features/money-page/use-fresh-queries.ts';
import { ProfitChart } from '../../features/profit/profit-chart.tsx';
import { LifetimeSums, ProfitSums } from '../../features/profit/profit-sums.tsx';
import { ProfitViews } from '../../features/profit/profit-views.tsx';
import { PeriodFilter } from '../../features/record/period-filter.tsx';
import { RecordSkeleton } from '../../features/record/record-skeleton.tsx';
import { useAddress } from '../../features/record/use-address.ts';
import { type Period, readPeriod, writePeriod } from '../../model/period.ts';

/** The period of the page, from its address; no longer than the operator adds up at once. */
function useProfitPeriod() {
  const { params, replace } = useAddress();
  const { timeZone } = merchant();
  const period = useMemo(() => {
    const read = readPeriod(params, serverNow(), timeZone, '30');
    const earliest = addDays(read.to, 1 - longestProfitDays);
    return read.from < earliest ? { ...read, from: earliest } : read;
  }, [params, timeZone]);
  const change = (part: Partial<Period>) => {
    const next = new URLSearchParams();
    writePeriod(next, { ...period, ...part }, '30');
    replace(next.toString());
  };
  return { period, today: dayOf(serverNow(), timeZone), change };
}

/** Personal loss and profit: settled bets by the day on which they were placed, and the account's lifetime net deposits. */
export default function ProfitPage() {
  const { t } = useTranslation('wallet');
  const { period, today, change } = useProfitPeriod();
  const request = { from: period.from, to: period.to };
  const profit = useProfit(request);
  useFreshQueries(betKeys);
  return (
    <MoneyPage title={t('profit.title')}>
      <PeriodFilter period={period} today={today} onChange={change} />
      <ResourceView resource={profit} skeleton={<RecordSkeleton />}>
        {(value) => (
          <>
            {value.total.bets === 0 ? (
              <EmptyState
                icon={<ProfitIcon />}
                title={t('profit.empty')}
                detail={t('profit.emptyDetail')}
                actions={
                  period.period !== 'year' && (
                    <Button onClick={() => change({ period: 'year' })}>{t('record.showYear')}</Button>
                  )
                }
              />
            ) : (
              <>
                <ProfitSums total={value.total} />
                <ProfitChart days={value.days} />
                <ProfitViews profit={value} />
                <ExportBar
                  endpoint={exportProfit}
                  request={request}
                  name={`profit-${period.from}_${period.to}.csv`}
                  note={t('profit.note')}
                />
              </>
            )}
            <SidePanel title={t('profit.lifetime')}>
              <LifetimeSums lifetime={value.lifetime} />
            </SidePanel>
          </>
        )}
      </ResourceView>
    </MoneyPage>
  );
}
