import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { classNames } from '../class-names/class-names.ts';
import type { TableSelection } from './column.ts';
import styles from './data-table.module.css';
import { SortHead } from './sort-head.tsx';
import { tableRoles } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { type DataTableModel, useDataTable } from './use-data-table.ts';

export interface DataTableProps<Row extends object> extends DataTableModel<Row> {
  /** The table's name for screen readers. Keep `columns` and `rows` stable between renders. */
  readonly label: string;
  readonly selection?: TableSelection;
  /** Row height: 44 in dense tables, 48 otherwise. */
  readonly isDense?: boolean;
  readonly onRowPress?: (row: Row) => void;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
}

/** A table with sortable headers and a total row; on a phone every row is a card. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, selection, isDense = false, tree, onRowPress, empty } = props;
  const { t } = useTranslation('ui');
  const table = useDataTable(props);
  if (rows.length === 0 && empty) return empty;
  const hasTotal = columns.some((column) => column.total !== undefined);
  const keys = rows.map(props.rowKey);
  const isAllChosen = selection !== undefined && keys.every((key) => selection.keys.has(key));
  return (
    <div className={styles.scroll}>
      <table
        {...tableRoles.table}
        aria-label={label}
        className={classNames(styles.table, isDense && styles.dense, onRowPress && styles.pressable)}
      >
        <thead {...tableRoles.group} className={styles.head}>
          <tr {...tableRoles.row}>
            {selection && (
              <th scope="col" className={styles.choose}>
                <Checkbox
                  aria-label={selection.allLabel}
                  checked={isAllChosen}
                  isMixed={!isAllChosen && selection.keys.size > 0}
                  onChange={() => selection.onChange(new Set(isAllChosen ? [] : keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sortable={table.getColumn(column.key)} />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={styles.body}>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} tree={tree} selection={selection} onPress={onRowPress} />
          ))}
        </tbody>
        {hasTotal && (
          <tfoot {...tableRoles.group} className={styles.foot}>
            <tr {...tableRoles.row}>
              {selection && <td className={styles.choose} />}
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  {...tableRoles.cell}
                  data-head={column.head}
                  className={classNames(styles.cell, styles[column.align ?? 'start'])}
                  data-phone={index === 0 ? 'name' : column.total === undefined ? 'none' : 'pair'}
                >
                  {tree && index === 0 && <span className={styles.leaf} />}
                  {column.total ?? (index === 0 ? t('table.total') : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
