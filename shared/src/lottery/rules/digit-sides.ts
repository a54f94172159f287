import { type PlayRule, won } from '../play.ts';

export const sideOptions = ['big', 'small', 'odd', 'even'] as const;

/** Whether a digit from 0 to 9 is on a side: big from 5 up. */
export function isOnSide(digit: number, side: string): boolean {
  switch (side) {
    case 'big':
      return digit >= 5;
    case 'small':
      return digit < 5;
    case 'odd':
      return digit % 2 === 1;
    default:
      return digit % 2 === 0;
  }
}

const both = (row: readonly string[]) =>
  Number(row.some((side) => side === 'big' || side === 'small')) +
  Number(row.some((side) => side === 'odd' || side === 'even'));

/** One side for each of the places, all of which have to be right. */
export const digitSides = (at: readonly number[]): PlayRule => ({
  choices: 'options',
  count: (selection) => at.reduce((product, _, index) => product * (selection[index]?.length ?? 0), 1),
  hits: (selection, drawn) =>
    won(
      at.reduce(
        (product, place, index) =>
          product * (selection[index] ?? []).filter((side) => isOnSide(drawn[place] ?? 0, side)).length,
        1,
      ),
    ),
  largestPayout: (selection, paid) =>
    paid(won(at.reduce((product, _, index) => product * both(selection[index] ?? []), 1))),
});
