import { saveFile } from '@tessera/shared/api';

/** Spreadsheets recognise UTF-8 by it, and reading an answer as text removes it. */
const byteOrderMark = '\uFEFF';

/** Hands a table to the browser as a file: as it came, or one that was read as text. */
export function saveCsv(name: string, table: Blob | string): void {
  const parts = typeof table === 'string' ? [byteOrderMark, table.replace(/^\uFEFF/, '')] : [table];
  saveFile(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
