import { useTranslation } from '@tessera/shared/i18n';
import type { ComponentProps } from 'react';
import { PagedTable } from './paged-table.tsx';
import { type QueueFilter, queuePageSize } from './use-queue-filter.ts';

interface Props<Row extends object>
  extends Omit<ComponentProps<typeof PagedTable<Row>>, 'page' | 'pageSize' | 'onPage' | 'rowKey'> {
  readonly filter: QueueFilter;
}

/** The rows of a queue that its filter lets through. */
export function QueueList<Row extends { readonly id: string }>({ filter, empty, ...table }: Props<Row>) {
  const { t } = useTranslation('console');
  return (
    <PagedTable
      {...table}
      rowKey={({ id }) => id}
      empty={filter.isSet ? t('queue.noneFound') : empty}
      page={filter.request.page}
      pageSize={queuePageSize}
      onPage={(page) => filter.set({ page: page === 1 ? '' : String(page) })}
    />
  );
}
