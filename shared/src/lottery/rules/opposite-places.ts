import type { PlayRow, PlayRule } from '../play.ts';
import { options } from './options.ts';

/** Rows of the first places, each against the one as far from the end: `versus1-8` of eight. */
export const oppositeRows = (places: number): readonly PlayRow[] =>
  Array.from({ length: places / 2 }, (_, at) => ({
    key: `versus${at + 1}-${places - at}`,
    options: ['dragon', 'tiger'],
  }));

/** The dragon has the higher number in the front place, the tiger in the one at the back; no number is drawn twice. */
export const oppositePlaces = (places: number): PlayRule => ({
  ...options((side, drawn, at) => {
    const isDragon = (drawn[at] ?? 0) > (drawn[places - 1 - at] ?? 0);
    return isDragon === (side === 'dragon') ? 'won' : 'lost';
  }, []),
  // The pairs have no number in common, so that each can end either way, whatever the others do.
  largestPayout: (selection, paid) =>
    paid([{ option: '*', outcome: 'won', count: selection.filter(({ length }) => length > 0).length }]),
  chanceOfAny: (selection) => 1 - selection.reduce((chance, { length }) => chance * (1 - length / 2), 1),
});
