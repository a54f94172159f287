import type { Play, Selection } from '@tessera/shared/lottery';
import { numberRows } from './number-rows.ts';
import { plain } from './typed-bets.ts';

/** What a text comes to for the rows of a play. */
export interface TypedRows {
  /** What is chosen with it: its numbers are added to those that are chosen already. */
  readonly selection: Selection;
  /** Its numbers alone. */
  readonly typed: Selection;
  /** Numbers of the play that this draw does not take. */
  readonly closed: readonly string[];
  /** How many numbers the text has that are of the play, each once a row. */
  readonly count: number;
  /** Parts that are no number of their row, as they were typed. */
  readonly faults: readonly string[];
  /** A text of these alone, in which each is for the same row. */
  readonly faultText: string;
}

/** The rows that a text has a part for. */
export const typedRowCount = (play: Play): number => numberRows(play).length;

const separators = /[\s,;.]+/;
/** A row ends with its line, or at a bar. */
const rowEnds = /[\n|/]/;

/** `7` and `07` are the same number; of those that begin alike, as pairs of dice do, only the whole one is meant. */
const numberOf = (options: readonly string[], text: string): string | undefined =>
  options.find((option) => option === text) ?? options.find((option) => option === text.padStart(option.length, '0'));

/** `3`, `03-07`, `1*`, `*`: the options that a part of a text stands for. */
function optionsOf(options: readonly string[], part: string): readonly string[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
  if (from && to) {
    const [first, last] = [numberOf(options, from), numberOf(options, to)];
    if (!first || !last) return [];
    return options.slice(options.indexOf(first), options.indexOf(last) + 1);
  }
  if (part === '*') return options;
  if (part.length === options[0]?.length && /^[\d*]+$/.test(part) && part.includes('*')) {
    const pattern = new RegExp(`^${part.replaceAll('*', '\\d')}$`);
    return options.filter((option) => pattern.test(option));
  }
  const found = numberOf(options, part);
  return found ? [found] : [];
}

/** `[1 3-5]` is the list inside, so that what can be typed as a bet can be typed for a row. */
const unbracketed = (text: string): string => text.replace(/\[([^\][]*)\]/g, ' $1 ');

/** Parts of a text with the row that each is for. Of a play with one row, lines separate numbers too. */
function partsOf(play: Play, text: string): readonly (readonly [at: number, part: string])[] {
  const rows = numberRows(play);
  const [only] = rows;
  const texts = rows.length === 1 ? [plain(text).replace(/[\n|/]/g, ' ')] : plain(text).trim().split(rowEnds);
  return texts.flatMap((ofRow, index) => {
    const at = rows.length === 1 ? (only?.[0] ?? 0) : (rows[index]?.[0] ?? -1);
    return unbracketed(ofRow)
      .split(separators)
      .filter((part) => part !== '' && part !== '-')
      .map((part) => [at, part] as const);
  });
}

/** Parts as a text: a bar between rows, and a dash for a row that has none before one that has. */
function textOfRows(play: Play, parts: readonly (readonly [at: number, part: string])[]): string {
  const partsFor = (row: number) => parts.flatMap(([at, part]) => (at === row ? part : [])).join(' ');
  const rows = [...numberRows(play).map(([at]) => at), -1].map(partsFor);
  return rows
    .slice(0, rows.findLastIndex((row) => row !== '') + 1)
    .map((row) => row || '-')
    .join(' | ');
}

/** The text without the parts that are no number of their row; the same part stays in a row that has it. */
export const withoutRowFaults = (play: Play, text: string): string =>
  textOfRows(
    play,
    partsOf(play, text).filter(([at, part]) => optionsOf(play.rows[at]?.options ?? [], part).length > 0),
  );

/** Reads numbers for the rows of a play; each part that is none is named and kept. A row may be left out by a dash. */
export function readRows(play: Play, text: string, chosen: Selection, closed: readonly string[] = []): TypedRows {
  const found = play.rows.map(() => new Set<string>());
  const notTaken = new Set<string>();
  const faults: (readonly [at: number, part: string])[] = [];
  for (const [at, part] of partsOf(play, text)) {
    const options = optionsOf(play.rows[at]?.options ?? [], part);
    if (options.length === 0) faults.push([at, part]);
    for (const option of options) (closed.includes(option) ? notTaken : found[at])?.add(option);
  }
  return {
    typed: play.rows.map(({ options }, at) => options.filter((option) => found[at]?.has(option))),
    closed: [...notTaken],
    selection: play.rows.map(({ options }, at) => {
      const others = chosen[at] ?? [];
      return options.filter((option) => others.includes(option) || found[at]?.has(option));
    }),
    count: found.reduce((sum, { size }) => sum + size, 0),
    faults: faults.map(([, part]) => part),
    faultText: textOfRows(play, faults),
  };
}
