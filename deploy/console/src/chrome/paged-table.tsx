import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ComponentProps, type ReactNode, useEffect } from 'react';

interface List<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface Props<Row extends object> {
  readonly label: string;
  readonly resource: ComponentProps<typeof ResourceView<List<Row>>>['resource'];
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly empty: ReactNode;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

/** A list of the operator, a page at a time: loading, failed, empty and ready. */
export function PagedTable<Row extends object>({
  label,
  resource,
  columns,
  rowKey,
  empty,
  page,
  pageSize,
  onPage,
}: Props<Row>) {
  return (
    <ResourceView
      resource={resource}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={({ list }) => list.length === 0}
      empty={page > 1 ? <FirstPage onPage={onPage} /> : <EmptyState title={empty} />}
    >
      {({ list, total }) => (
        <>
          <DataTable label={label} columns={columns} rows={list} rowKey={rowKey} />
          {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onChange={onPage} />}
        </>
      )}
    </ResourceView>
  );
}

/** The last row of a page was decided, or the address names a page that there is not. */
function FirstPage({ onPage }: { readonly onPage: (page: number) => void }) {
  useEffect(() => onPage(1));
  return <SkeletonText lines={6} />;
}
