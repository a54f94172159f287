/** Spreadsheets recognise UTF-8 by it, and reading an answer as text removes it. */
const byteOrderMark = '\uFEFF';

/** Hands a table to the browser as a file. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(
    new Blob([byteOrderMark, text.replace(/^\uFEFF/, '')], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
