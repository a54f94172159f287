import fc from 'fast-check';
import { factsOf } from '../draw-facts.ts';
import { eightyNumbers } from '../game.ts';
import { judge, largestPayoutMinor } from '../judge.ts';
import { hitsKey, priceOf } from '../play.ts';
import { playsOf } from '../plays.ts';
import { payoutMinor, returnRate } from '../price.ts';
import { everyDraw } from '../testing/every-draw.ts';
import { singleBets } from '../testing/independent.ts';
import { eightyPrizes } from '../testing/independent-eighty.ts';
import { selectionsOf } from '../testing/selections.ts';

const plays = playsOf('KL8');
const byHits = plays.filter(({ rule }) => rule.paidHits).map((play) => ({ play, name: play.code }));

/** n choose k, exactly. */
function choose(n: number, k: number): bigint {
  let count = 1n;
  for (let step = 1; step <= k; step += 1) count = (count * BigInt(n - k + step)) / BigInt(step);
  return n < k ? 0n : count;
}

const allDraws = choose(80, 20);

/** How many draws have each sum: number after number, by how many are drawn so far and what they come to. */
function drawsBySum(): readonly bigint[] {
  const counts = Array.from({ length: 21 }, () => new Array<bigint>(1411).fill(0n));
  (counts[0] as bigint[])[0] = 1n;
  for (let number = 1; number <= 80; number += 1)
    for (let drawn = 19; drawn >= 0; drawn -= 1) {
      const [from = [], to = []] = [counts[drawn], counts[drawn + 1]];
      for (let sum = 1410 - number; sum >= 0; sum -= 1)
        if (from[sum]) to[sum + number] = (to[sum + number] ?? 0n) + (from[sum] ?? 0n);
    }
  return counts[20] ?? [];
}

const bySum = drawsBySum();
const drawsWhere = (is: (sum: number) => boolean): bigint =>
  bySum.reduce((total, count, sum) => (is(sum) ? total + count : total), 0n);
/** Draws with more of forty numbers than of the other forty. */
const majority = Array.from({ length: 10 }, (_, at) => choose(40, at + 11) * choose(40, 9 - at)).reduce(
  (a, b) => a + b,
);
const level = choose(40, 10) ** 2n;
const isOdd = (sum: number) => sum % 2 === 1;

/** The draws that win and those that return the stake, by play and option. */
const counted: Readonly<Record<string, readonly [bigint, bigint?]>> = {
  'halves upper': [majority],
  'halves level': [level],
  'halves lower': [majority],
  'odd-even more-odd': [majority],
  'odd-even level': [level],
  'odd-even more-even': [majority],
  'sum-sides big': [drawsWhere((sum) => sum > 810), bySum[810]],
  'sum-sides small': [drawsWhere((sum) => sum < 810), bySum[810]],
  'sum-sides odd': [drawsWhere(isOdd)],
  'sum-sides even': [drawsWhere((sum) => !isOdd(sum))],
  'sum-combined big-odd': [drawsWhere((sum) => sum > 810 && isOdd(sum)), bySum[810]],
  'sum-combined big-even': [drawsWhere((sum) => sum > 810 && !isOdd(sum)), bySum[810]],
  'sum-combined small-odd': [drawsWhere((sum) => sum < 810 && isOdd(sum)), bySum[810]],
  'sum-combined small-even': [drawsWhere((sum) => sum < 810 && !isOdd(sum)), bySum[810]],
  'elements metal': [drawsWhere((sum) => sum <= 695)],
  'elements wood': [drawsWhere((sum) => sum >= 696 && sum <= 763)],
  'elements water': [drawsWhere((sum) => sum >= 764 && sum <= 855)],
  'elements fire': [drawsWhere((sum) => sum >= 856 && sum <= 923)],
  'elements earth': [drawsWhere((sum) => sum >= 924)],
};

/** A share of all draws in trillionths, rounded. */
const trillionths = (draws: bigint) => Number((2n * draws * 10n ** 12n + allDraws) / (2n * allDraws));

describe('twenty of eighty', () => {
  it('has a sum for each of the 3.5 × 10^18 draws', () => {
    expect(drawsWhere(() => true)).toBe(allDraws);
  });

  const optionBets = plays
    .filter(({ rule }) => !rule.paidHits)
    .flatMap((play) =>
      (play.rows[0]?.options ?? []).map((option) => ({ play, option, name: `${play.code} ${option}` })),
    );

  it.each(optionBets)(
    'KL8 $name returns over all draws what is declared, between 50 % and 99 %',
    ({ play, option, name }) => {
      const [wins = -1n, ties = 0n] = counted[name] ?? [];
      const shown = priceOf(play, option);
      expect([shown.wins, shown.ties, shown.of]).toEqual([trillionths(wins), trillionths(ties), 10 ** 12]);
      const thousandth = Number(((wins * BigInt(shown.oddsMilli) + ties * 1000n) * 10n ** 9n) / allDraws) / 10 ** 12;
      expect(returnRate(shown)).toBeCloseTo(thousandth, 10);
      expect(thousandth).toBeGreaterThanOrEqual(0.5);
      expect(thousandth).toBeLessThanOrEqual(0.99);
    },
  );

  it.each(byHits)('KL8 $name returns over all draws what is declared, between 50 % and 99 %', ({ play }) => {
    const size = Number(/\d+/.exec(play.code)?.[0]);
    const shown = (play.rule.paidHits ?? []).map((hits) => ({ hits, price: priceOf(play, hitsKey(hits)) }));
    expect(Object.fromEntries(shown.map(({ hits, price }) => [hits, price.oddsMilli / 1000]))).toEqual(
      eightyPrizes[size],
    );
    let counted = 0;
    for (const { hits, price } of shown) {
      // Hypergeometric, counted by draws; the price counts by chosen numbers.
      const draws = choose(size, hits) * choose(80 - size, 20 - hits);
      expect(BigInt(price.wins) * allDraws).toBe(draws * BigInt(price.of));
      counted += (Number(draws) / Number(allDraws)) * (payoutMinor(1000, price) / 1000);
    }
    expect(shown.reduce((sum, { price }) => sum + returnRate(price), 0)).toBeCloseTo(counted, 10);
    expect(counted).toBeGreaterThanOrEqual(0.5);
    expect(counted).toBeLessThanOrEqual(0.99);
  });

  it.each(byHits)('KL8 $name pays each bet by its hits, as an independent settlement does', ({ play }) => {
    const draws = everyDraw(play);
    fc.assert(
      fc.property(selectionsOf(play), fc.nat(), (selection, seed) => {
        const drawn = draws[seed % draws.length] ?? [];
        const pays = singleBets('KL8', play.code, selection).map((bet) => bet.pays?.(drawn) ?? 0);
        expect(judge(play, selection, drawn, 1000).payoutMinor).toBe(
          Math.round(1000 * pays.reduce((sum, paid) => sum + paid, 0)),
        );
      }),
      { numRuns: process.env.TESSERA_FULL ? 1000 : 20, seed: 8 },
    );
  });

  it('has a largest payout for chosen numbers that a draw brings, also where all of a draw must be among them', () => {
    for (const size of [1, 3, 8]) {
      const play = plays[size - 1];
      if (!play) throw new Error(`No play of ${size}.`);
      for (const chosen of [size, 12, 70, 80]) {
        const selection = [eightyNumbers.slice(0, chosen)];
        const brought = Array.from({ length: 61 }, (_, at) =>
          Array.from({ length: 20 }, (__, place) => at + place + 1),
        ).map((drawn) => judge(play, selection, drawn, 100).payoutMinor);
        expect(largestPayoutMinor(play, selection, 100)).toBe(Math.max(...brought));
      }
    }
  });

  it('knows the largest payout of typed bets while one draw has room for all, and beyond that what they never exceed', () => {
    const typed = plays.find(({ code }) => code === 'any5-typed');
    const few = [['0102030405', '0607080910']];
    const many = [...few.flat(), '1112131415', '1617181920', '2122232425'];
    expect(typed?.rule.isLargestPayoutBound?.(few)).toBe(false);
    expect(typed && largestPayoutMinor(typed, few, 100)).toBe(150_000);
    expect(typed?.rule.isLargestPayoutBound?.([many])).toBe(true);
    expect(typed && largestPayoutMinor(typed, [many], 100)).toBe(375_000);
  });

  it('fits the smallest limit of a payout in its best prize', () => {
    for (const play of plays)
      for (const { oddsMilli } of Object.values(play.prices)) expect(oddsMilli).toBeLessThanOrEqual(100_000_000);
  });

  it('says of a draw at 810 that it is neither big nor small', () => {
    const drawn = [...Array.from({ length: 10 }, (_, at) => at + 1), ...Array.from({ length: 10 }, (_, at) => at + 71)];
    expect(factsOf('KL8', drawn)).toEqual({ sum: 810, size: 'middle', parity: 'even', ends: undefined });
  });
});
