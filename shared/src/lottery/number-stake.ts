import { countCombinations } from './combinations.ts';
import { type Play, type Selection, stakeMinorOf } from './play.ts';

/** What a bet stakes on one number, side or sum that it bets by itself. */
export interface NumberStake {
  /** As {@link numberName} names it. */
  readonly number: string;
  readonly stakeMinor: number;
}

/** A choice of the row at that place, as limits name it: `place1:05` where a play has several rows, since each place is bet by itself. */
export const numberName = ({ rows }: Pick<Play, 'rows'>, at: number, number: string): string =>
  rows.length > 1 ? `${rows[at]?.key}:${number}` : number;

/** Texts of plays on few numbers are combinations that are written out; those of drawn prizes are their numbers. */
const areCombinations = ({ rule, digits }: Play): boolean => rule.choices === 'typed' && digits === undefined;

/**
 * What a bet stakes on each choice that it bets by itself, in minor units: a number of a place, a side or a sum, which may be
 * several single bets. Empty where a bet needs several numbers together (direct and group combinations, chosen or typed, and
 * any places): a number has no stake of its own there. `eachMinor` is the stake of one single bet.
 */
export function numberStakes(play: Play, selection: Selection, eachMinor: number): readonly NumberStake[] {
  if (areCombinations(play)) return [];
  return selection.flatMap((row, at) =>
    row.flatMap((number) => {
      const alone = selection.map((_, place) => (place === at ? [number] : []));
      const stakeMinor = stakeMinorOf(play, countCombinations(play, alone), eachMinor);
      return stakeMinor > 0 ? [{ number: numberName(play, at, number), stakeMinor }] : [];
    }),
  );
}
