/** A table of figures: the same for the eye, for a reader and for a file. */
export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const written = (cell: string | number): string => {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A file for spreadsheets; each of its rows says that it is of simulated draws. */
export function csvOf({ heads, rows }: Sheet): Blob {
  const lines = [['source', ...heads], ...rows.map((row) => ['simulated', ...row])];
  const text = lines.map((line) => `${line.map(written).join(',')}\r\n`).join('');
  return new Blob([`\uFEFF${text}`], { type: 'text/csv; charset=utf-8' });
}
