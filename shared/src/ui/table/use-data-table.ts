import {
  type ColumnDef,
  createExpandedRowModel,
  createSortedRowModel,
  type ExpandedState,
  rowExpandingFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn, TableSort, TableTree } from './column.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
});

export interface DataTableModel<Row extends object> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly tree?: TableTree<Row>;
  readonly sort?: TableSort;
  /** With it, the server sorts and the rows keep their order. */
  readonly onSortChange?: (sort: TableSort | undefined) => void;
}

const toState = (sort: TableSort | undefined): SortingState =>
  sort ? [{ id: sort.key, desc: sort.isDescending }] : [];

/** The table model of `DataTable`: sorting and expanded branches. */
export function useDataTable<Row extends object>(model: DataTableModel<Row>) {
  const { columns, rows, rowKey, tree, sort, onSortChange } = model;
  const [own, setOwn] = useState<SortingState>(() => toState(sort));
  const [expanded, setExpanded] = useState<ExpandedState>({});
  const sorting = onSortChange ? toState(sort) : own;

  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.key,
          accessorFn: (row) => column.sortBy?.(row) ?? null,
          enableSorting: column.sortBy !== undefined,
          sortFn: 'auto',
          sortDescFirst: column.align === 'end',
        }),
      ),
    [columns],
  );

  return useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: rowKey,
    getSubRows: tree && ((row: Row) => tree.childrenOf(row) as Row[] | undefined),
    getRowCanExpand: tree && ((row) => tree.hasChildren(row.original)),
    manualSorting: onSortChange !== undefined,
    enableMultiSort: false,
    // Children that arrive must not collapse their branch.
    autoResetExpanded: false,
    state: { sorting, expanded },
    onExpandedChange: setExpanded,
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      const first = next[0];
      if (onSortChange) onSortChange(first && { key: first.id, isDescending: first.desc });
      else setOwn(next);
    },
  });
}
