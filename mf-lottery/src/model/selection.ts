import type { Play, Selection } from '@tessera/shared/lottery';

export const emptySelection = (play: Play): Selection => play.rows.map(() => []);

/** A row's choices in the order in which they are printed, whatever the order of the presses. */
export function withRow(play: Play, selection: Selection, at: number, chosen: readonly string[]): Selection {
  const options = play.rows[at]?.options ?? [];
  const row = options.filter((option) => chosen.includes(option));
  return selection.map((other, index) => (index === at ? row : other));
}

/** The same with the typed bets of a row that lists no options. */
export const withTyped = (selection: Selection, at: number, bets: readonly string[]): Selection =>
  selection.map((row, index) => (index === at ? bets : row));

export function toggled(play: Play, selection: Selection, at: number, option: string): Selection {
  const row = selection[at] ?? [];
  const chosen = row.includes(option) ? row.filter((other) => other !== option) : [...row, option];
  return withRow(play, selection, at, chosen);
}

/** So many numbers of a row are written out: thousands may be typed. */
const writtenOut = 24;

/**
 * Numbers as a slip writes them: `03,07 | 01,05 | 09` by rows, `03 · 07` within one, and how many more there are of a long one; a
 * row without choices is a dash.
 */
export function writtenSelection(
  selection: Selection,
  word: (option: string) => string,
  more: (count: number) => string,
): string {
  const written = (row: readonly string[], between: string) => {
    const words = row.slice(0, writtenOut).map(word).join(between);
    return row.length > writtenOut ? `${words} ${more(row.length - writtenOut)}` : words;
  };
  const [only, ...others] = selection;
  if (only && others.length === 0) return written(only, ' · ');
  return selection.map((row) => (row.length === 0 ? '–' : written(row, ','))).join(' | ');
}
