/** Rows under their heads, with aligned columns; a column without any content is left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = heads.map((_, at) => at).filter((at) => rows.some((row) => row[at]));
  const lines = [heads, ...rows].map((row) => columns.map((at) => row[at] ?? ''));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** A span of time in its largest unit, such as `29 d`. */
export function span(ms: number): string {
  const [unit, length] = units.find(([, each]) => ms >= each) ?? ['s', 1_000];
  return `${Math.floor(ms / length)} ${unit}`;
}
