/** A table of figures, as it is shown on the page and written to a file. */
export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const written = (cell: string | number): string => {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The head of a file's first column, and its text in each row, in the reader's language. */
interface Mark {
  readonly head: string;
  readonly simulated: string;
}

/** A CSV file. Its first column marks each row as simulated, so that a copied row is still marked. */
export function csvOf({ heads, rows }: Sheet, { head, simulated }: Mark): Blob {
  const lines = [[head, ...heads], ...rows.map((row) => [simulated, ...row])];
  const text = lines.map((line) => `${line.map(written).join(',')}\r\n`).join('');
  return new Blob([`\uFEFF${text}`], { type: 'text/csv; charset=utf-8' });
}
