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

/** At most this many numbers of a row are written out: thousands may be typed. */
const writtenOut = 24;

/** Whether a written selection says of some numbers only how many they are; `leftOut` of them are not there at all. */
export const isShortened = (selection: Selection, leftOut = 0): boolean =>
  leftOut > 0 || selection.some(({ length }) => length > writtenOut);

/** How a selection is written in the reader's language. */
interface SelectionText {
  option(code: string): string;
  /** How many more numbers there are than are written. */
  more(count: number): string;
  /** How many numbers of a row are written out at most. */
  readonly most?: number | undefined;
  /** The name of a row by its place; without it, rows are known by their order. */
  readonly row?: ((at: number) => string) | undefined;
}

/**
 * Numbers as a slip writes them: by rows `1st: 03,07 | 3rd: 09` (without names `03,07 | – | 09`), within one row `03 · 07`, and
 * of a long one how many more there are: of those that are there, and `leftOut` that are not.
 */
export function writtenSelection(selection: Selection, text: SelectionText, leftOut = 0): string {
  const { most = writtenOut } = text;
  const written = (row: readonly string[], between: string, total = row.length) => {
    const words = row.slice(0, most).map(text.option).join(between);
    return total > most ? `${words} ${text.more(total - most)}` : words;
  };
  const [only, ...others] = selection;
  if (only && others.length === 0) return written(only, ' · ', only.length + leftOut);
  const { row: nameOf } = text;
  // A list leaves out numbers of a typed row alone: no other row has as many.
  const longest = Math.max(...selection.map(({ length }) => length));
  const named = ({ row, at }: { readonly row: readonly string[]; readonly at: number }) => {
    const numbers = written(row, ',', row.length + (row.length === longest ? leftOut : 0));
    // Many names end with a figure: without the colon, `place 1 5` reads as place 15.
    return nameOf ? `${nameOf(at)}: ${numbers}` : row.length === 0 ? '–' : numbers;
  };
  return selection
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => !nameOf || row.length > 0)
    .map(named)
    .join(' | ');
}
