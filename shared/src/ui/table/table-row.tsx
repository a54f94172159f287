import { useTranslation } from '../../i18n/index.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { classNames } from '../class-names/class-names.ts';
import { ChevronRightIcon } from '../icons/glyphs.ts';
import type { DataColumn, TableSelection, TableTree } from './column.ts';
import styles from './data-table.module.css';
import { tableRoles } from './table-roles.ts';

interface RowModel<Row> {
  readonly id: string;
  readonly original: Row;
  readonly depth: number;
  readonly getCanExpand: () => boolean;
  readonly getIsExpanded: () => boolean;
  readonly toggleExpanded: () => void;
}

interface TableRowProps<Row> {
  readonly row: RowModel<Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly tree?: TableTree<Row>;
  readonly selection?: TableSelection;
  readonly onPress?: (row: Row) => void;
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** One row; in a tree the first cell is indented by its level and has the chevron. */
export function TableRow<Row>({ row, columns, tree, selection, onPress }: TableRowProps<Row>) {
  const { t } = useTranslation('ui');
  const isChosen = selection?.keys.has(row.id);
  const isOpen = row.getIsExpanded();
  const open = () => {
    if (!isOpen) tree?.onOpen?.(row.original);
    row.toggleExpanded();
  };
  return (
    <tr {...tableRoles.row} aria-selected={isChosen} onClick={onPress && (() => onPress(row.original))}>
      {selection && (
        <td className={styles.choose}>
          <Checkbox
            aria-label={selection.rowLabel(row.id)}
            checked={isChosen ?? false}
            onChange={() => selection.onChange(toggled(selection.keys, row.id))}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          data-head={column.head}
          data-phone={column.isNone?.(row.original) ? 'none' : (column.phone ?? (index === 0 ? 'name' : 'pair'))}
          className={classNames(styles.cell, styles[column.align ?? 'start'])}
        >
          {tree && index === 0 ? (
            <span className={styles.branch} style={{ paddingInlineStart: row.depth * 22 }}>
              {row.getCanExpand() ? (
                <button
                  type="button"
                  className={styles.chevron}
                  aria-expanded={isOpen}
                  aria-label={t(isOpen ? 'table.collapse' : 'table.expand', { row: tree.nameOf(row.original) })}
                  onClick={(event) => {
                    event.stopPropagation();
                    open();
                  }}
                >
                  <ChevronRightIcon aria-hidden />
                </button>
              ) : (
                <span className={styles.leaf} />
              )}
              {column.cell(row.original)}
            </span>
          ) : (
            column.cell(row.original)
          )}
        </td>
      ))}
    </tr>
  );
}
