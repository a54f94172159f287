import fc from 'fast-check';
import { countCombinations } from './combinations.ts';
import { type GameKind, gameKinds } from './game.ts';
import { judge, largestPayoutMinor } from './judge.ts';
import { discountKey, type MerchantOdds, oddsFault, ownOdds, playAtOdds } from './merchant-odds.ts';
import { type Play, stakeMinorOf } from './play.ts';
import { playOf, playsOf } from './plays.ts';
import { roundedOdds } from './price.ts';
import { currentPriceList, hasOddsOf, playAtPrices } from './price-list.ts';
import { everyDraw } from './testing/every-draw.ts';
import { selectionsOf } from './testing/selections.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const everyPlay = gameKinds.flatMap((kind) => playsOf(kind));
const named = (plays: readonly Play[]) => plays.map((each) => ({ each, name: `${each.game} ${each.code}` }));
/** Their odds can be mixed, so that another option pays most than in the release. */
const mixable = named(everyPlay.filter(({ prices }) => Object.keys(prices).length > 1));

/** Other odds for each option of a play, up to three times as high, in no order. */
const oddsFor = ({ prices }: Play) =>
  fc.record(
    Object.fromEntries(
      Object.entries(prices).map(([option, { oddsMilli }]) => [
        option,
        fc.integer({ min: 1000, max: 3 * oddsMilli }).map(roundedOdds),
      ]),
    ),
  );
const oddsAt = (kind: GameKind, odds: MerchantOdds[GameKind]): MerchantOdds => ({ [kind]: odds });

describe("a merchant's odds", () => {
  it.each(named(everyPlay))('of $name are the same on the page, at the order and in the stored list', ({ each }) => {
    fc.assert(
      fc.property(oddsFor(each), (odds) => {
        const own = playAtOdds(each, odds);
        const list = currentPriceList(oddsAt(each.game, { [each.code]: odds }));
        expect(playAtPrices(each, list).prices).toEqual(own.prices);
        expect(hasOddsOf(list, own)).toBe(true);
        const changed = Object.fromEntries(Object.entries(odds).map(([option, milli]) => [option, milli + 10]));
        expect(hasOddsOf(list, playAtOdds(each, changed))).toBe(false);
      }),
      { numRuns: isFull ? 100 : 1, seed: 7 },
    );
  });

  it.each(mixable)(
    'of $name never pay more than the largest payout, whichever option pays most',
    ({ each }) => {
      const all = everyDraw(each);
      const isWhole = each.game === 'K3';
      const some = isWhole ? all : all.filter((_, at) => at % 101 === 0);
      const bets = selectionsOf(each, 8).filter((one) => countCombinations(each, one) > 0);
      fc.assert(
        fc.property(oddsFor(each), bets, (odds, selection) => {
          const play = playAtOdds(each, odds);
          let brought = 0;
          for (const drawn of some) brought = Math.max(brought, judge(play, selection, drawn, 100).payoutMinor);
          const largest = largestPayoutMinor(play, selection, 100);
          if (isWhole) expect(largest).toBe(brought);
          else expect(largest).toBeGreaterThanOrEqual(brought);
        }),
        { numRuns: isFull ? 20 : 2, seed: 11 },
      );
    },
    600_000,
  );

  it('leave a play without them as it is listed, and say nothing of options that it does not have', () => {
    for (const play of everyPlay) {
      expect(playAtOdds(play, undefined)).toBe(play);
      expect(playAtOdds(play, { 'no such option': 5000 }).prices).toEqual(play.prices);
    }
  });

  it('are the same configuration if only what differs from the release is the same', () => {
    const listed = playOf('THAI', 'tod3')?.prices['3']?.oddsMilli ?? 0;
    const written = { THAI: { tod3: { '3': listed, '2': 200_000 }, top2: {} }, LAO: { top2: { '*': 70_000 } } };
    expect(ownOdds(written)).toEqual({ THAI: { tod3: { '2': 200_000 } } });
    expect(currentPriceList(written)).toEqual(currentPriceList(ownOdds(written)));
  });

  it('are steps of a hundredth, of a whole unit from 100 up, and give back the stake at least', () => {
    const at = (oddsMilli: number) => oddsFault({ VNN: { lo2: { '*': oddsMilli } } });
    expect([1000, 74_990, 99_990, 100_000, 101_000, 75_000].map(at)).toEqual(Array.from({ length: 6 }));
    for (const wrong of [999, 0, 74_995, 100_500, 1000.5, Number.NaN])
      expect(at(wrong)).toEqual({ kind: 'VNN', playCode: 'lo2', option: '*', oddsMilli: wrong });
  });

  it('include the discount of a play that has one: it is part of the list, and of what a bet costs', () => {
    const listed = playOf('THAI', 'top2') as Play;
    const own = playAtOdds(listed, { [discountKey]: 200 });
    expect([stakeMinorOf(listed, 2, 1000), stakeMinorOf(own, 2, 1000)]).toEqual([1440, 1600]);
    const list = currentPriceList({ THAI: { top2: { [discountKey]: 200 } } });
    expect(list).not.toEqual(currentPriceList());
    expect(playAtPrices(listed, list)).toEqual(own);
    expect([hasOddsOf(list, own), hasOddsOf(list, listed)]).toEqual([true, false]);
    expect(ownOdds({ THAI: { top2: { [discountKey]: 280 } } })).toEqual({});
  });

  it('have the discount of the release where a list was stored before merchants could set one', () => {
    const listed = playOf('THAI', 'top2') as Play;
    const { 'THAI:top2': { [discountKey]: _, ...before } = {} } = currentPriceList();
    const list = { 'THAI:top2': before };
    expect(playAtPrices(listed, list)).toEqual(listed);
    expect(hasOddsOf(list, listed)).toBe(true);
    expect(hasOddsOf(list, playAtOdds(listed, { [discountKey]: 200 }))).toBe(false);
  });

  it('take a discount in whole thousandths that leaves something to pay, of a play that has one in the release', () => {
    const at = (milli: number) => oddsFault({ THAI: { top2: { [discountKey]: milli } } });
    expect([0, 1, 280, 999].map(at)).toEqual(Array.from({ length: 4 }));
    for (const wrong of [-1, 1000, 0.5, Number.NaN])
      expect(at(wrong)).toEqual({ kind: 'THAI', playCode: 'top2', option: discountKey, oddsMilli: wrong });
    expect(oddsFault({ K3: { 'sum-sides': { [discountKey]: 100 } } })).toEqual({
      kind: 'K3',
      playCode: 'sum-sides',
      option: discountKey,
    });
  });
});
