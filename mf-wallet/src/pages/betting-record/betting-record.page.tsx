import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { BettingRecordIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { betExportLimit, exportBetRecord } from '@tessera/shared/wire/wallet';
import { betKeys, useBetRecord } from '../../api/bets.ts';
import { BetFilters, useBetFilter } from '../../features/bets/bet-filters.tsx';
import { BetSums } from '../../features/bets/bet-sums.tsx';
import { BetTable } from '../../features/bets/bet-table.tsx';
import { ExportBar } from '../../features/export/export-bar.tsx';
import { MoneyPage } from '../../features/money-page/money-page.tsx';
import { useFreshQueries } from '../../features/money-page/use-fresh-queries.ts';
import { RecordSkeleton } from '../../features/record/record-skeleton.tsx';
import { betRequest } from '../../model/bet-filter.ts';

/** Betting record: every bet of every product, what the filter comes to, and each bet with its proof. */
export default function BettingRecordPage() {
  const { t } = useTranslation('wallet');
  const { count } = useFormat('wallet');
  const { filter, change } = useBetFilter();
  const request = betRequest(filter);
  const record = useBetRecord(request);
  useFreshQueries(betKeys);
  const { category, vassalage, status, period, from, to } = filter;
  const isWidest = period === 'year' && !category && !vassalage && !status;
  return (
    <MoneyPage title={t('bets.title')}>
      <BetFilters filter={filter} products={record.data?.pages[0]?.products} onChange={change} />
      <ResourceView
        resource={record}
        skeleton={<RecordSkeleton />}
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={
          <EmptyState
            icon={<BettingRecordIcon />}
            title={t('bets.empty')}
            detail={t('bets.emptyDetail')}
            actions={
              !isWidest && (
                <Button
                  onClick={() =>
                    change({ period: 'year', category: undefined, vassalage: undefined, status: undefined })
                  }
                >
                  {t('record.showYear')}
                </Button>
              )
            }
          />
        }
      >
        {({ pages: [first, ...rest] }) =>
          first && (
            <>
              <BetSums sums={first.sums} />
              <ExportBar
                endpoint={exportBetRecord}
                request={request}
                name={`bets-${from}_${to}.csv`}
                note={
                  first.sums.bets > betExportLimit ? t('bets.exportLimit', { limit: count(betExportLimit) }) : undefined
                }
              />
              <BetTable bets={[first, ...rest].flatMap(({ list }) => list)} />
              {record.hasNextPage && (
                <Button isWide isBusy={record.isFetchingNextPage} onClick={() => void record.fetchNextPage()}>
                  {t('bets.more')}
                </Button>
              )}
            </>
          )
        }
      </ResourceView>
    </MoneyPage>
  );
}
