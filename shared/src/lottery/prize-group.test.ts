import { gameKinds } from './game.ts';
import { largestPayoutMinor } from './judge.ts';
import { priceOf } from './play.ts';
import { playOf, playsOf } from './plays.ts';
import {
  basePrizeGroup,
  groupFault,
  isOfferedGroup,
  nearestGroup,
  playAtGroup,
  rebateMilliOf,
  rebateMinorOf,
} from './prize-group.ts';

const range = { lowest: 1800, highest: 1960, standard: 1940 };
const groups = Array.from({ length: 81 }, (_, at) => range.lowest + 2 * at);
const everyPlay = gameKinds.flatMap((kind) => playsOf(kind));

describe('prize groups', () => {
  it('leave every price as it is written at the base group', () => {
    for (const play of everyPlay) expect(playAtGroup(play, basePrizeGroup).prices).toEqual(play.prices);
  });

  it('never pay less at a higher group, and at most their share of the base price below it', () => {
    for (const play of everyPlay) {
      let before = playAtGroup(play, range.lowest);
      for (const group of groups) {
        const at = playAtGroup(play, group);
        for (const [option, { oddsMilli }] of Object.entries(at.prices)) {
          const base = priceOf(play, option).oddsMilli;
          if (
            oddsMilli < priceOf(before, option).oddsMilli ||
            (group < basePrizeGroup && oddsMilli * 1940 > base * group)
          )
            throw new Error(`${play.game} ${play.code} ${option} at ${group}`);
        }
        before = at;
      }
    }
  });

  it('round odds down as prices are: hundredths of a unit, whole units from 100 up', () => {
    const [side, triple] = [playOf('K3', 'sum-sides'), playOf('K3', 'triple-single')];
    if (!side || !triple) throw new Error('There is no such play.');
    const [big, all] = [priceOf(side, 'big').oddsMilli, priceOf(triple, '666').oddsMilli];
    expect(priceOf(playAtGroup(side, 1900), 'big').oddsMilli).toBe(Math.floor((big * 1900) / 1940 / 10) * 10);
    expect(priceOf(playAtGroup(triple, 1900), '666').oddsMilli).toBe(Math.floor((all * 1900) / 1940 / 1000) * 1000);
    expect(largestPayoutMinor(playAtGroup(side, 1900), [['big']], 1000)).toBeLessThan(
      largestPayoutMinor(side, [['big']], 1000),
    );
  });

  it('give back what is below the highest group of 2,000, rounded down to the minor unit', () => {
    expect(groups.slice(-3).map((group) => rebateMilliOf(range, group))).toEqual([2, 1, 0]);
    expect(rebateMilliOf(range, 1900)).toBe(30);
    expect([rebateMinorOf(999, 30), rebateMinorOf(1000, 30), rebateMinorOf(0, 30)]).toEqual([29, 30, 0]);
    expect(rebateMinorOf(9_007_199_254_740_991, 1)).toBe(9_007_199_254_740);
  });

  it('are on offer in steps of two, and a number in between is snapped to the nearest one', () => {
    expect([1798, 1800, 1801, 1960, 1962, 1850.5].map((group) => isOfferedGroup(range, group))).toEqual([
      ...[false, true, false],
      ...[true, false, false],
    ]);
    expect([0, 1843, 1844.4, 3000].map((group) => nearestGroup(range, group))).toEqual([1800, 1844, 1844, 1960]);
  });

  it('are refused with the play that would return more than 99 % or less than 50 %', () => {
    for (const kind of gameKinds) expect(groupFault(playsOf(kind), { lowest: 1940, highest: 1960 })).toBeUndefined();
    expect(groupFault(playsOf('SSC'), { lowest: 1800, highest: 1980 })).toMatchObject({ group: 1980 });
    expect(groupFault(playsOf('SSC'), { lowest: 980, highest: 1960 })).toMatchObject({ group: 980 });
  });
});
