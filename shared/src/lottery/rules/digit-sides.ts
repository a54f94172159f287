import { type PlayRule, won } from '../play.ts';
import { sideOutcome } from './sides.ts';

const digitBounds = { smallUpTo: 4, bigFrom: 5 } as const;

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
          product *
          (selection[index] ?? []).filter((side) => sideOutcome(side, drawn[place] ?? 0, digitBounds) === 'won').length,
        1,
      ),
    ),
  largestPayout: (selection, paid) =>
    paid(won(at.reduce((product, _, index) => product * both(selection[index] ?? []), 1))),
});
