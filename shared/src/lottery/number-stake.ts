import { countCombinations } from './combinations.ts';
import { type Play, type Selection, stakeMinorOf } from './play.ts';

/**
 * What a bet stakes on each number that it chooses, in minor units: one number may be several single bets. 0 where a bet needs
 * several numbers together. `eachMinor` is the stake of one single bet.
 */
export function numberStakeMinor(play: Play, [row = [], ...others]: Selection, eachMinor: number): number {
  if (others.length > 0 || row.length === 0) return 0;
  return stakeMinorOf(play, countCombinations(play, [row.slice(0, 1)]), eachMinor);
}
