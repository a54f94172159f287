/** A number is written as it is; a text that a spreadsheet would take for a formula is kept a text. */
export type Cell = string | number;

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (row: readonly Cell[]): string => `${row.map(cellOf).join(',')}\r\n`;

/** Marks the file as UTF-8, without which spreadsheets garble every script but Latin. */
const mark = '\uFEFF';

export const csvType = 'text/csv; charset=utf-8';

/** A table as a file for spreadsheets, made batch by batch; nothing is sent before the first batch was read. */
export async function* csvOf(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  let unsent = mark + lineOf(head);
  for await (const rows of batches) {
    const chunk = unsent + rows.map(lineOf).join('');
    unsent = '';
    if (chunk !== '') yield chunk;
  }
  if (unsent !== '') yield unsent;
}
