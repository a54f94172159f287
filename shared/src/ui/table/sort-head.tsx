import { classNames } from '../class-names/class-names.ts';
import { SortDownIcon, SortUpIcon } from '../more-icons/more-glyphs.ts';
import type { DataColumn } from './column.ts';
import styles from './data-table.module.css';
import { tableRoles } from './table-roles.ts';

interface Sortable {
  readonly getCanSort: () => boolean;
  readonly getIsSorted: () => false | 'asc' | 'desc';
  readonly toggleSorting: () => void;
}

/** A column's header; a sorted header has an arrow. */
export function SortHead<Row>({ column, sortable }: { column: DataColumn<Row>; sortable: Sortable | undefined }) {
  const sorted = sortable?.getIsSorted() || undefined;
  const order = sorted && (sorted === 'asc' ? 'ascending' : 'descending');
  return (
    <th
      scope="col"
      {...tableRoles.head}
      aria-sort={sortable?.getCanSort() ? (order ?? 'none') : undefined}
      className={classNames(styles.headCell, styles[column.align ?? 'start'])}
      style={{ width: column.width }}
    >
      {sortable?.getCanSort() ? (
        <button
          type="button"
          className={classNames(styles.sort, sorted && styles.sorted)}
          onClick={() => sortable.toggleSorting()}
        >
          {column.head}
          {sorted === 'asc' && <SortUpIcon aria-hidden />}
          {sorted === 'desc' && <SortDownIcon aria-hidden />}
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}
