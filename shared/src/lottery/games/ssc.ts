import type { Play } from '../play.ts';
import { directByProperty, directPlays } from './ssc-direct.ts';
import { groupPlays, groupPlaysOfThree, groupPlaysOfTwo } from './ssc-groups.ts';
import { anyChosen, anywhere, dragons, place, sides, special } from './ssc-other.ts';
import { five, four, threes, twos } from './ssc-ranges.ts';

/** Every play of five digits, in the order of its tabs. */
export const sscPlays: readonly Play[] = [
  ...[five, four].flatMap((range) => [...directPlays(range), ...groupPlays(range)]),
  ...threes.flatMap((range) => [...directPlays(range), ...directByProperty(range), ...groupPlaysOfThree(range)]),
  ...twos.flatMap((range) => [...directPlays(range), ...directByProperty(range), ...groupPlaysOfTwo(range)]),
  place,
  ...anywhere,
  ...sides,
  ...dragons,
  ...anyChosen,
  ...special,
];
