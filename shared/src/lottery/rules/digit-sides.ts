import { oneOfEach } from '../combination-sets.ts';
import { digits } from '../game.ts';
import { type PlayRule, won } from '../play.ts';
import { sideOutcome } from './sides.ts';

/** Big digits are 5 to 9. */
export const digitBounds = { smallUpTo: 4, bigFrom: 5 } as const;

const both = (row: readonly string[]) =>
  Number(row.some((side) => side === 'big' || side === 'small')) +
  Number(row.some((side) => side === 'odd' || side === 'even'));

const isRight = (side: string, digit: number) => sideOutcome(side, digit, digitBounds) === 'won';

/** The part of the digits that are on any of the sides. */
const partOf = (row: readonly string[]) =>
  digits.filter((digit) => row.some((side) => isRight(side, Number(digit)))).length / digits.length;

/** One side for each of the places, all of which have to be right. */
export const digitSides = (at: readonly number[]): PlayRule => ({
  choices: 'options',
  count: (selection) => at.reduce((product, _, index) => product * (selection[index]?.length ?? 0), 1),
  hits: (selection, drawn) =>
    won(
      at.reduce(
        (product, place, index) =>
          product * (selection[index] ?? []).filter((side) => isRight(side, drawn[place] ?? 0)).length,
        1,
      ),
    ),
  combinations: (selection) => [{ tree: oneOfEach(selection) }],
  largestPayout: (selection, paid) =>
    paid(won(at.reduce((product, _, index) => product * both(selection[index] ?? []), 1))),
  chanceOfAny: (selection) => at.reduce((chance, _, index) => chance * partOf(selection[index] ?? []), 1),
});
