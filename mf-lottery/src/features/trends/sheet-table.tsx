import { useFormat } from '@tessera/shared/text';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { Sheet } from '../../model/trends/sheet.ts';

interface Props {
  readonly label: string;
  readonly sheet: Sheet;
}

type Row = { readonly at: number; readonly cells: Sheet['rows'][number] };

/** A sheet as a table; on a phone each row is a card with its first two cells on top. */
export function SheetTable({ label, sheet }: Props) {
  const { decimals } = useFormat('lottery');
  const columns = sheet.heads.map((head, at): DataColumn<Row> => {
    const isNumber = at > 0 && typeof sheet.rows[0]?.[at] === 'number';
    return {
      key: String(at),
      head,
      align: isNumber ? 'end' : 'start',
      phone: at === 0 ? 'name' : at === 1 ? 'figure' : 'pair',
      cell: ({ cells }) => {
        const cell = cells[at] ?? '';
        return typeof cell === 'number' ? decimals(cell, [0, 2]) : cell;
      },
    };
  });
  const rows = sheet.rows.map((cells, at) => ({ at, cells }));
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ at }) => String(at)} />;
}
