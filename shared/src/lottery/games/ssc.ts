import { once } from '../once.ts';
import type { Play } from '../play.ts';
import { anyChosen } from './ssc-any.ts';
import { directByProperty, directBySum, directPlays } from './ssc-direct.ts';
import { groupPlays, groupsInRange } from './ssc-groups.ts';
import { anywhere, dragons, place, sides, special, sums } from './ssc-other.ts';
import { five, four, threes, twos } from './ssc-ranges.ts';

/** Every play of five digits, in the order of its tabs. */
export const sscPlays = once((): readonly Play[] => [
  ...[five, four].flatMap((range) => [...directPlays(range), directBySum(range), ...groupPlays(range)]),
  ...[...threes, ...twos].flatMap((range) => [
    ...directPlays(range),
    ...directByProperty(range),
    ...groupsInRange(range),
  ]),
  place,
  ...anywhere,
  ...sides,
  ...sums,
  ...dragons,
  ...anyChosen(),
  ...special,
]);
