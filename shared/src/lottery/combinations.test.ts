import fc from 'fast-check';
import { countCombinations, isSelection } from './combinations.ts';
import { type DrawnNumbers, gameKinds } from './game.ts';
import { judgeHalfPaid, withHalfPaid } from './half-paid.ts';
import { judge, largestPayoutMinor } from './judge.ts';
import type { Play, Selection } from './play.ts';
import { playOf, playsOf } from './plays.ts';
import { drawsOfSeeds, everyDraw } from './testing/every-draw.ts';
import { settledAlone, singleBets } from './testing/independent.ts';
import { oneOfEachRule } from './testing/one-of-each-rule.ts';
import { everyChoice, selectionsOf, smallest } from './testing/selections.ts';
import type { SingleBet } from './testing/single-bet.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const play = (kind: Play['game'], code: string) => playOf(kind, code) as Play;
const allPlays = gameKinds.flatMap((kind) => playsOf(kind));
/** So many single bets on so many draws are settled in some seconds; of all numbers at once a part of them is enough. */
const mostSettled = { several: 8_000_000, every: 1_000_000 } as const;
/** Selections of more single bets than these are counted only where there is little time. */
const mostSingles = 200;
/** Selections with more combinations are settled in a full run only. */
const mostWritten = 20_000;

/** Every second number of a selection, where numbers can pay half. */
const halfOf = ({ rule }: Play, [row = []]: Selection): readonly string[] =>
  rule.withHalfPaid ? row.filter((_, at) => at % 2 === 0) : [];

/** The draws on which a bet comes to something else than its single bets do alone, with and without numbers that pay half. */
function differing(each: Play, selection: Selection, singles: readonly SingleBet[], draws: readonly DrawnNumbers[]) {
  // Odds of 1.925 for 123 pay 236.775: what is paid is rounded.
  const stakeMinor = 123;
  const halfPaid = halfOf(each, selection);
  const alone = settledAlone([each.game, each.code], singles, stakeMinor);
  const withHalf = settledAlone([each.game, each.code], singles, stakeMinor, halfPaid);
  const priced = withHalfPaid(each, halfPaid);
  const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
  return draws.filter(
    (drawn) =>
      !isSame(judge(each, selection, drawn, stakeMinor), alone(drawn)) ||
      (halfPaid.length > 0 && !isSame(judge(priced, selection, drawn, stakeMinor), withHalf(drawn))),
  );
}

const someDraws = new Map<string, readonly DrawnNumbers[]>();
/** The draws by which a play is tried: all that there are in a full run and of three dice, and otherwise some hundred of fixed seeds. */
function drawsFor(each: Play): readonly DrawnNumbers[] {
  if (isFull || each.game === 'K3') return everyDraw(each);
  const known = someDraws.get(each.game) ?? drawsOfSeeds(each.game, 500);
  someDraws.set(each.game, known);
  return known;
}

const nameOf = (each: Play) => ({ each, name: `${each.game} ${each.code}` });
const named = allPlays.map(nameOf);
/** Those that are settled a second time in every run. */
const sampled = isFull ? named : oneOfEachRule(allPlays).map(nameOf);

describe('selections', () => {
  it('count the example of first three direct: 03 07 | 01 05 11 | 09 is six', () => {
    expect(countCombinations(play('11X5', 'first3-direct'), [['03', '07'], ['01', '05', '11'], ['09']])).toBe(6);
  });

  it('never count a number twice in one direct combination where no number is drawn twice', () => {
    expect(countCombinations(play('11X5', 'first3-direct'), [['01', '02'], ['01', '02'], ['03']])).toBe(2);
    expect(countCombinations(play('11X5', 'first3-direct'), [['01'], ['01'], ['01']])).toBe(0);
    expect(countCombinations(play('SSC', 'first3-direct'), [['1'], ['1'], ['1']])).toBe(1);
  });

  it.each(sampled)('of $name are paid what an independent settlement pays, also where numbers pay half', ({ each }) => {
    fc.assert(
      fc.property(selectionsOf(each), fc.nat(), fc.integer({ min: 1, max: 999 }), (selection, seed, stakeMinor) => {
        const singles = singleBets(each.game, each.code, selection);
        const all = drawsFor(each);
        const drawn = all[seed % all.length] ?? [];
        expect(countCombinations(each, selection)).toBe(singles.length);
        const alone = settledAlone([each.game, each.code], singles, stakeMinor);
        expect(judge(each, selection, drawn, stakeMinor)).toEqual(alone(drawn));
        const halfPaid = halfOf(each, selection);
        if (halfPaid.length === 0) return;
        const withHalf = settledAlone([each.game, each.code], singles, stakeMinor, halfPaid);
        // On the draw of the seed, and on one of the first that brings something.
        for (const one of [drawn, all.slice(0, 40).find((other) => alone(other).wonCombinations > 0) ?? drawn])
          expect(judgeHalfPaid(each, selection, halfPaid, one, stakeMinor)).toEqual(withHalf(one));
      }),
      { numRuns: isFull ? 2000 : each.game === 'K3' ? 12 : 4, seed: 7 },
    );
  });

  it.each(sampled)('of $name are paid alike as the smallest bet and with every choice in it', ({ each }) => {
    for (const selection of [smallest(each), everyChoice(each)]) {
      if (!isFull && countCombinations(each, selection) > mostWritten) continue;
      const singles = singleBets(each.game, each.code, selection);
      expect(singles.length).toBeGreaterThan(0);
      const all = drawsFor(each);
      const draws = [0.2, 0.6].map((part) => all[Math.floor(all.length * part)] ?? []);
      expect(differing(each, selection, singles, singles.length > mostSingles ? [] : draws)).toEqual([]);
    }
  });

  const onEveryDraw = isFull ? it.each(named) : it.skip.each(named);
  onEveryDraw(
    'of $name are paid on every draw what an independent settlement pays; bets of thousands of combinations on a part of the draws',
    ({ each }) => {
      const isComplete = (one: Selection) => countCombinations(each, one) > 0;
      const several = fc.sample(selectionsOf(each, 8).filter(isComplete), { numRuns: 2, seed: 11 });
      const tried = [smallest(each), ...several].map((selection) => ({ selection, most: mostSettled.several }));
      for (const { selection, most } of [...tried, { selection: everyChoice(each), most: mostSettled.every }]) {
        const singles = singleBets(each.game, each.code, selection);
        const step = Math.max(1, Math.ceil((singles.length * everyDraw(each).length) / most));
        const draws = everyDraw(each).filter((_, at) => at % step === 0);
        expect(differing(each, selection, singles, draws)).toEqual([]);
      }
    },
    600_000,
  );

  it.each(sampled)(
    'of $name never pay more than their largest payout; some draw pays it where all draws are tried',
    ({ each }) => {
      const all = drawsFor(each);
      // All draws are tried of K3, and in a full run of 11X5, SSC and LAO; of the others a sample.
      const isWhole = each.game === 'K3' || (isFull && ['11X5', 'SSC', 'LAO'].includes(each.game));
      const some = isWhole || !isFull ? all : all.filter((_, at) => at % 101 === 0);
      fc.assert(
        fc.property(
          selectionsOf(each, 8).filter((one) => countCombinations(each, one) > 0),
          (selection) => {
            let brought = 0;
            for (const drawn of some) brought = Math.max(brought, judge(each, selection, drawn, 100).payoutMinor);
            const largest = largestPayoutMinor(each, selection, 100);
            if (isWhole) expect(largest).toBe(brought);
            else expect(largest).toBeGreaterThanOrEqual(brought);
          },
        ),
        { numRuns: isFull ? 10 : 2, seed: 3 },
      );
    },
    600_000,
  );

  it('are of their own options only, each once, in all rows', () => {
    const direct = play('11X5', 'first3-direct');
    expect(isSelection(direct, [['01'], [], ['11']])).toBe(true);
    expect(isSelection(direct, [['01'], ['02']])).toBe(false);
    expect(isSelection(direct, [['01', '01'], ['02'], ['03']])).toBe(false);
    expect(isSelection(direct, [['12'], ['02'], ['03']])).toBe(false);
    expect(isSelection(play('K3', 'pair'), [['11', '12']])).toBe(false);
    expect(isSelection(play('SSC', 'first3-direct-typed'), [['123', '000']])).toBe(true);
    expect(isSelection(play('SSC', 'first3-direct-typed'), [['1234']])).toBe(false);
    expect(isSelection(play('11X5', 'first2-group-typed'), [['0201']])).toBe(false);
  });
});
