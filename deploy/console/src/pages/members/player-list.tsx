import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { ComponentProps } from 'react';

export const playerPageSize = 20;

interface List<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface Props<Row extends object> {
  readonly label: string;
  readonly resource: ComponentProps<typeof ResourceView<List<Row>>>['resource'];
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** One list of an account, a page at a time. */
export function PlayerList<Row extends object>({ label, resource, columns, rowKey, page, onPage }: Props<Row>) {
  const { t } = useTranslation('console');
  return (
    <ResourceView
      resource={resource}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('players.empty')} />}
    >
      {({ list, total }) => (
        <>
          <DataTable label={label} columns={columns} rows={list} rowKey={rowKey} />
          {total > playerPageSize && (
            <Pagination page={page} pageSize={playerPageSize} total={total} onChange={onPage} />
          )}
        </>
      )}
    </ResourceView>
  );
}
