import type { Play, PlayRow } from '@tessera/shared/lottery';
import { takenOf } from './blocked.ts';

export const rowTools = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type RowTool = (typeof rowTools)[number];

/** Rows of six single numbers or more have tools, as have sums; rows of words, places, pairs or triples have none. */
export function hasTools({ options: [first = '', ...others] }: PlayRow): boolean {
  const all = [first, ...others];
  const areRepeated = all.every((option) => /^(\d)\1+$/.test(option));
  return all.length >= 6 && !areRepeated && all.every((option) => /^\d{1,2}$/.test(option));
}

/** Whether each choice of a row stands for itself, with odds of its own; numbers and places stand as balls. */
export const areTiles = ({ rule }: Play, { arePlaces, options }: PlayRow): boolean =>
  !arePlaces && (rule.choices !== 'numbers' || options.some((option) => option.length > 2));

/** What a tool chooses: big is the upper half, the middle one of an odd count included. Numbers that are not taken are left out. */
export const toolChoice = (row: PlayRow, tool: RowTool, closed: readonly string[] = []): readonly string[] =>
  takenOf(optionsBy(row, tool), closed);

function optionsBy(row: PlayRow, tool: RowTool): readonly string[] {
  const half = Math.floor(row.options.length / 2);
  switch (tool) {
    case 'all':
      return row.options;
    case 'big':
      return row.options.slice(half);
    case 'small':
      return row.options.slice(0, half);
    case 'odd':
      return row.options.filter((option) => Number(option) % 2 === 1);
    case 'even':
      return row.options.filter((option) => Number(option) % 2 === 0);
    case 'clear':
      return [];
  }
}
