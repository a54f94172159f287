import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type PointType, pointTypes } from '@tessera/shared/wire/promotions';
import { useMemo, useState } from 'react';
import {
  type PointChange,
  type Redemption,
  redemptionsPerPage,
  usePointRecord,
  useRedemptions,
} from '../../api/points.ts';
import { usePoints } from '../../features/points/use-points.ts';
import styles from './point-mall.module.css';

const views = ['record', 'redemptions'] as const;

/** Every change of the member's points, or their redemptions alone. */
export function PointHistory() {
  const { t } = useTranslation('promotions');
  const [view, setView] = useState<(typeof views)[number]>('record');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('points.history')}</h2>
      <div>
        <Segmented
          label={t('points.history')}
          segments={views.map((value) => ({ value, label: t(`points.views.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'record' ? <Changes /> : <Redemptions />}
    </section>
  );
}

const anyType = 'all';
/** Of a row that has no such thing. */
const none = '–';

function Changes() {
  const { t, i18n } = useTranslation('promotions');
  const { date, full, count } = useFormat('promotions');
  const { written, signed } = usePoints();
  const [type, setType] = useState<PointType>();
  const record = usePointRecord(type);
  const columns = useMemo(
    (): readonly DataColumn<PointChange>[] => [
      { key: 'type', head: t('points.kind'), phone: 'name', cell: (row) => t(`points.type.${row.type}`) },
      { key: 'time', head: t('points.time'), phone: 'line', cell: ({ atMs }) => date('stamp', atMs) },
      {
        key: 'remark',
        head: t('points.remark'),
        phone: 'line',
        isNone: ({ remark }) => remark === null,
        cell: ({ remark }) => remark ?? none,
      },
      {
        key: 'quantity',
        head: t('points.quantity'),
        align: 'end',
        phone: 'line',
        isNone: ({ quantity }) => quantity === null,
        cell: ({ quantity }) => (quantity === null ? none : count(quantity)),
      },
      {
        key: 'amount',
        head: t('points.amount'),
        align: 'end',
        phone: 'line',
        isNone: ({ redeemAmount }) => redeemAmount === null,
        cell: ({ redeemAmount }) => (redeemAmount === null ? none : full(redeemAmount)),
      },
      {
        key: 'status',
        head: t('points.statusHead'),
        phone: 'line',
        isNone: ({ status }) => status === null,
        cell: ({ status }) => (status ? t(`points.status.${status}`) : none),
      },
      {
        key: 'changed',
        head: t('points.changed'),
        align: 'end',
        phone: 'figure',
        cell: ({ changedPoints }) => signed(changedPoints),
      },
      {
        key: 'balance',
        head: t('points.balance'),
        align: 'end',
        phone: 'line',
        cell: ({ balance }) => written(balance),
      },
    ],
    [i18n.language],
  );
  return (
    <>
      <Select
        label={t('points.kind')}
        value={type ?? anyType}
        options={[anyType, ...pointTypes].map((value) => ({ value, label: t(`points.type.${value}`) }))}
        onChange={(value) => setType(value === anyType ? undefined : (value as PointType))}
      />
      <ResourceView
        resource={record}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={<EmptyState title={t('points.noChanges')} detail={t('points.noChangesDetail')} />}
      >
        {({ pages }) => (
          <>
            <DataTable
              label={t('points.views.record')}
              columns={columns}
              rows={pages.flatMap(({ list }) => list)}
              rowKey={({ id }) => String(id)}
              isDense
            />
            {record.hasNextPage && (
              <Button isWide isBusy={record.isFetchingNextPage} onClick={() => void record.fetchNextPage()}>
                {t('inbox.more')}
              </Button>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}

function Redemptions() {
  const { t, i18n } = useTranslation('promotions');
  const { date, full, count } = useFormat('promotions');
  const { written } = usePoints();
  const [page, setPage] = useState(1);
  const columns = useMemo(
    (): readonly DataColumn<Redemption>[] => [
      { key: 'name', head: t('points.reward'), phone: 'name', cell: ({ name }) => name },
      { key: 'time', head: t('points.time'), phone: 'line', cell: ({ requestedAtMs }) => date('stamp', requestedAtMs) },
      {
        key: 'quantity',
        head: t('points.quantity'),
        align: 'end',
        phone: 'line',
        cell: ({ quantity }) => count(quantity),
      },
      {
        key: 'amount',
        head: t('points.amount'),
        align: 'end',
        phone: 'line',
        isNone: ({ credit }) => credit === null,
        cell: ({ credit }) => (credit === null ? none : full(credit)),
      },
      {
        key: 'status',
        head: t('points.statusHead'),
        phone: 'line',
        cell: ({ status }) => t(`points.status.${status}`),
      },
      {
        key: 'remark',
        head: t('points.remark'),
        phone: 'line',
        isNone: ({ remark }) => remark === null,
        cell: ({ remark }) => remark ?? none,
      },
      {
        key: 'points',
        head: t('points.cost'),
        align: 'end',
        phone: 'figure',
        cell: ({ points }) => written(points),
      },
    ],
    [i18n.language],
  );
  return (
    <ResourceView
      resource={useRedemptions(page)}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('points.noRedemptions')} />}
    >
      {({ list, total }) => (
        <>
          <DataTable
            label={t('points.views.redemptions')}
            columns={columns}
            rows={list}
            rowKey={({ id }) => String(id)}
            isDense
          />
          {total > redemptionsPerPage && (
            <Pagination page={page} pageSize={redemptionsPerPage} total={total} onChange={setPage} />
          )}
        </>
      )}
    </ResourceView>
  );
}
