import { useTranslation } from '@tessera/shared/i18n';
import type { UseQueryResult } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { RecordIcon } from '@tessera/shared/ui/icons';
import { BackIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import type { ReactNode } from 'react';
import { firstOfAll, type RequestFilter, requestFilters, requestPageSize } from '../../model/request-filter.ts';
import { MoneyPage } from '../money-page/money-page.tsx';
import { RecordSkeleton } from '../record/record-skeleton.tsx';
import styles from './all-requests.module.css';
import { RequestList, type RequestRow } from './request-list.tsx';

interface Props<Request extends RequestRow> {
  readonly about: 'deposit' | 'withdrawal';
  readonly requests: UseQueryResult<{ readonly total: number; readonly list: readonly Request[] }, Error>;
  readonly filter: RequestFilter;
  readonly badge: (request: Request) => ReactNode;
  readonly onChange: (filter: RequestFilter) => void;
  readonly onOpen: (id: string) => void;
  readonly onLeave: () => void;
}

/** Every deposit or withdrawal of the member, page by page; a press shows the way of one. */
export function AllRequests<Request extends RequestRow>({
  about,
  requests,
  filter,
  badge,
  onChange,
  onOpen,
  onLeave,
}: Props<Request>) {
  const { t } = useTranslation('wallet');
  // No request at all, or only none of what was asked for.
  const hasNone = filter.list === 'all' && requests.data?.total === 0;
  return (
    <MoneyPage title={t(`${about}.list`)}>
      <div className={styles.filter}>
        <Segmented
          label={t('requests.filter')}
          segments={requestFilters.map((name) => ({ value: name, label: t(`${about}.filter.${name}`) }))}
          value={filter.list}
          onChange={(list) => onChange({ list, page: 1 })}
        />
        <Button icon={<BackIcon />} onClick={onLeave}>
          {t(`${about}.back`)}
        </Button>
      </div>
      <ResourceView
        resource={requests}
        skeleton={<RecordSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={<RecordIcon />}
            title={t(hasNone ? `${about}.noneYet` : `${about}.none`)}
            actions={
              hasNone ? (
                <Button onClick={onLeave}>{t(`${about}.first`)}</Button>
              ) : (
                <Button onClick={() => onChange(firstOfAll)}>{t('requests.showAll')}</Button>
              )
            }
          />
        }
      >
        {({ list, total }) => (
          <>
            <RequestList requests={list} badge={badge} onOpen={onOpen} hasReference />
            <Pagination
              page={filter.page}
              pageSize={requestPageSize}
              total={total}
              onChange={(page) => onChange({ ...filter, page })}
            />
          </>
        )}
      </ResourceView>
    </MoneyPage>
  );
}
