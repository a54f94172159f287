import { serverNow } from '@tessera/shared/clock';
import { dayOf } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { RecordIcon } from '@tessera/shared/ui/icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { exportAccountRecord, movementExportLimit } from '@tessera/shared/wire/wallet';
import { useAccountRecord } from '../../api/account-record.ts';
import { ExportBar } from '../../features/export/export-bar.tsx';
import { MoneyPage } from '../../features/money-page/money-page.tsx';
import { useFreshQueries } from '../../features/money-page/use-fresh-queries.ts';
import { GroupSums } from '../../features/record/group-sums.tsx';
import { RecordFilters, useRecordFilter } from '../../features/record/record-filters.tsx';
import { RecordSkeleton } from '../../features/record/record-skeleton.tsx';
import { MovementSums, RecordTable } from '../../features/record/record-table.tsx';
import { exportRequest, recordPageSize, recordRequest } from '../../model/record.ts';

/** Account record: every movement of the member's money, with the balance after it. */
export default function AccountRecordPage() {
  const { t } = useTranslation('wallet');
  const { count } = useFormat('wallet');
  const { timeZone } = merchant();
  const { filter, change } = useRecordFilter();
  const record = useAccountRecord(recordRequest(filter, timeZone));
  useFreshQueries([useAccountRecord.key]);
  const isWidest = filter.period === 'year' && filter.group === 'all';
  return (
    <MoneyPage title={t('record.title')}>
      <RecordFilters filter={filter} today={dayOf(serverNow(), timeZone)} onChange={change} />
      <ResourceView
        resource={record}
        skeleton={<RecordSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={<RecordIcon />}
            title={t('record.empty')}
            detail={t('record.emptyDetail')}
            actions={
              !isWidest && (
                <Button onClick={() => change({ period: 'year', group: 'all' })}>{t('record.showYear')}</Button>
              )
            }
          />
        }
      >
        {({ list, total, page, inAmount, outAmount, sums }) => (
          <>
            <MovementSums inMinor={inAmount} outMinor={outAmount} />
            {filter.group === 'all' && <GroupSums sums={sums} onChoose={(group) => change({ group })} />}
            <ExportBar
              endpoint={exportAccountRecord}
              request={exportRequest(filter, timeZone)}
              name={`account-${filter.from}_${filter.to}.csv`}
              note={
                total > movementExportLimit ? t('record.exportLimit', { limit: count(movementExportLimit) }) : undefined
              }
            />
            <RecordTable entries={list} sumMinor={inAmount + outAmount} />
            <Pagination
              page={page}
              pageSize={recordPageSize}
              total={total}
              onChange={(next) => change({ page: next })}
            />
          </>
        )}
      </ResourceView>
    </MoneyPage>
  );
}
