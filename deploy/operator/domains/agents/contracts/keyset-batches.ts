import type { Cell } from '../../../platform/csv/csv.ts';

const batch = 1_000;

/** The rows of a file, read batch by batch with the last row as the cursor, however many there are. */
export async function* keysetBatches<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  let after: Row | undefined;
  for (;;) {
    const rows: readonly Row[] = await read(after, batch);
    yield rows.map(cellsOf);
    after = rows.at(-1);
    if (rows.length < batch) return;
  }
}
