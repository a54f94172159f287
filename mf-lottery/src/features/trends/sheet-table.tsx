import { useFormat } from '@tessera/shared/text';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { Sheet } from '../../model/trends/sheet.ts';

interface Props {
  readonly label: string;
  readonly sheet: Sheet;
}

type Row = { readonly index: number; readonly cells: Sheet['rows'][number] };

/** A sheet as a table; on a phone each row is a card with its first two cells on top. */
export function SheetTable({ label, sheet }: Props) {
  const { decimals } = useFormat('lottery');
  const columns = sheet.heads.map((head, index): DataColumn<Row> => {
    const isNumber = index > 0 && typeof sheet.rows[0]?.[index] === 'number';
    return {
      key: String(index),
      head,
      align: isNumber ? 'end' : 'start',
      phone: index === 0 ? 'name' : index === 1 ? 'figure' : 'pair',
      cell: ({ cells }) => {
        const cell = cells[index] ?? '';
        return typeof cell === 'number' ? decimals(cell, [0, 2]) : cell;
      },
    };
  });
  const rows = sheet.rows.map((cells, index) => ({ index, cells }));
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ index }) => String(index)} />;
}
