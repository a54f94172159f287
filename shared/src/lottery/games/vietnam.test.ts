import { countCombinations } from '../combinations.ts';
import { type DrawnNumbers, type PrizeTableKind, printedNumber } from '../game.ts';
import { judge, largestPayoutMinor } from '../judge.ts';
import { type Play, priceOf } from '../play.ts';
import { playOf, playsOf } from '../plays.ts';
import { returnRate } from '../price.ts';
import { printedPrize, prizePlaces, prizesOf } from '../prizes.ts';

const play = (kind: PrizeTableKind, code: string) => playOf(kind, code) as Play;
const kinds: readonly PrizeTableKind[] = ['VNN', 'VNS'];
const all = kinds.flatMap((kind) => playsOf(kind).map((each) => ({ each, name: `${kind} ${each.code}` })));
const single = ({ digits = 0 }: Play) => ['12', '345', '6789'].find(({ length }) => length === digits) as string;

/** A draw in which nothing that is bet on here is drawn: every lot ends in 0000. */
const blank = (kind: PrizeTableKind): number[] => prizePlaces(kind).map(() => 0);

const isFull = Boolean(process.env.TESSERA_FULL);

/** What a prize shows, and in how many ways it shows what comes to the same. */
type Shown = readonly [number: number, ways: number];

/**
 * All that a prize can show. In every run: the digits in front of those that are bet on, which decide nothing, are 0, and each
 * other digit is that of the number, or one that stands for the nine others. A full run draws every number.
 */
function everyShown(digits: number, number: string): readonly Shown[] {
  if (isFull) return Array.from({ length: 10 ** digits }, (_, shown) => [shown, 1]);
  return [...number].slice(-digits).reduce<readonly Shown[]>(
    (all, digit, at) =>
      all.flatMap(([shown, ways]): Shown[] => [
        [shown * 10 + Number(digit), ways],
        [shown * 10 + ((Number(digit) + 1 + ((shown + at) % 9)) % 10), ways * 9],
      ]),
    [[0, 1]],
  );
}

/**
 * The mean payout of one unit on every single bet of a number: the places are independent, so each is drawn in all its ways while
 * the others show nothing.
 */
function countedReturn(each: Play, kind: PrizeTableKind): number {
  const number = single(each);
  const bets = countCombinations(each, [[number]]);
  let mean = 0;
  prizePlaces(kind).forEach(({ digits }, at) => {
    const draw = blank(kind);
    let paid = 0;
    let all = 0;
    for (const [shown, ways] of everyShown(digits, number)) {
      draw[at] = shown;
      paid += judge(each, [[number]], draw, 1000).payoutMinor * ways;
      all += ways;
    }
    mean += paid / all;
  });
  return mean / (bets * 1000);
}

/** Lists of so many two-digit numbers with all of `size` given ones, by how many of them have come so far. */
function listsWithAll(size: number, length: number): bigint {
  let byFound = [1n, ...Array.from({ length: size }, () => 0n)];
  for (let drawn = 0; drawn < length; drawn += 1)
    byFound = byFound.map(
      (lists, found) => lists * BigInt(100 - size + found) + (byFound[found - 1] ?? 0n) * BigInt(size - found + 1),
    );
  return byFound[size] as bigint;
}

describe('the prize tables of Vietnam', () => {
  it('have 27 prizes in the North and 18 in the South, drawn with the special prize last', () => {
    expect(prizePlaces('VNN')).toHaveLength(27);
    expect(prizePlaces('VNS')).toHaveLength(18);
    expect(
      prizePlaces('VNN')
        .map(({ key }) => key.slice(-1))
        .join(''),
    ).toBe('12233333344445555556667777l');
    expect(
      prizePlaces('VNS')
        .map(({ key }) => key.slice(-1))
        .join(''),
    ).toBe('87666544444443321l');
    expect(prizesOf.VNN.reduce((sum, { count }) => sum + count, 0)).toBe(27);
  });

  it('print a number with the zeros of its prize, and nothing while it is not drawn', () => {
    expect(printedPrize('VNN', [42], 0)).toBe('00042');
    expect(printedPrize('VNS', [7], 0)).toBe('07');
    expect(printedPrize('VNS', [7], 1)).toBe('');
    expect(printedNumber('K3', 4)).toBe('4');
  });

  it('count a number as many single bets as there are lots long enough', () => {
    const bets = (kind: PrizeTableKind, code: string) => {
      const each = play(kind, code);
      return countCombinations(each, [[single(each)]]);
    };
    expect(['lo2', 'lo3', 'lo4', 'lo2-8'].map((code) => bets('VNN', code))).toEqual([27, 23, 20, 8]);
    expect(['lo2', 'lo3', 'lo4', 'lo2-7'].map((code) => bets('VNS', code))).toEqual([18, 17, 16, 7]);
    expect(['dau', 'duoi', 'dau-duoi', 'first-prize'].map((code) => bets('VNN', code))).toEqual([4, 1, 5, 1]);
    expect(['dau', 'duoi', 'dau-duoi'].map((code) => bets('VNS', code))).toEqual([1, 1, 2]);
    expect(['head3', 'tail3', 'head-tail3'].map((code) => bets('VNN', code))).toEqual([3, 1, 4]);
    expect(['head3', 'tail3', 'head-tail3'].map((code) => bets('VNS', code))).toEqual([1, 1, 2]);
  });

  it('pay a lot for each time that it comes', () => {
    const draw: DrawnNumbers = blank('VNN').map((zero, at) => ([0, 5, 26].includes(at) ? 12 : zero));
    expect(judge(play('VNN', 'lo2'), [['12', '55']], draw, 1000)).toMatchObject({
      wonCombinations: 3,
      payoutMinor: 225_000,
    });
    expect(judge(play('VNN', 'duoi'), [['12']], draw, 1000).payoutMinor).toBe(75_000);
  });

  it('pay numbers that have to come together once, however often they come', () => {
    const draw: DrawnNumbers = blank('VNN').map((zero, at) => (at < 3 ? 12 : at < 5 ? 99 : zero));
    expect(judge(play('VNN', 'together2'), [['12', '99', '45']], draw, 1000).wonCombinations).toBe(1);
    expect(judge(play('VNN', 'together3'), [['00', '12', '99']], draw, 1000).payoutMinor).toBe(65_000);
    expect(countCombinations(play('VNS', 'pairs'), [['12', '34', '56', '78']])).toBe(6);
    expect(largestPayoutMinor(play('VNN', 'together2'), [['12', '99', '45']], 1000)).toBe(3 * 17_000);
  });

  it('pay xien in the South among its 18 lots, two numbers as much as a da', () => {
    const draw: DrawnNumbers = blank('VNS').map((zero, at) => [12, 512, 9945, 178][at] ?? zero);
    const numbers = [['12', '45', '78', '99']];
    const won = (code: string) => {
      const { wonCombinations, payoutMinor } = judge(play('VNS', code), numbers, draw, 1000);
      return [wonCombinations, payoutMinor];
    };
    expect(['together2', 'together3', 'together4'].map(won)).toEqual([
      [3, 62_400],
      [1, 138_000],
      [0, 0],
    ]);
    expect(won('pairs')).toEqual(won('together2'));
    expect(priceOf(play('VNS', 'pairs'), '*')).toEqual(priceOf(play('VNS', 'together2'), '*'));
    expect(largestPayoutMinor(play('VNS', 'together3'), numbers, 1000)).toBe(4 * 138_000);
  });

  it.each(all)('return of $name what is shown, counted without a sample, between 50 % and 99 %', ({ each }) => {
    const kind = each.game as PrizeTableKind;
    const shown = priceOf(each, '*');
    const size = each.code === 'pairs' ? 2 : Number(/^together(\d)$/.exec(each.code)?.[1] ?? 0);
    const length = prizePlaces(kind).length;
    const counted =
      size > 0
        ? Number((listsWithAll(size, length) * 10n ** 12n) / 100n ** BigInt(length)) * 1e-12 * (shown.oddsMilli / 1000)
        : countedReturn(each, kind);
    expect(returnRate(shown)).toBeCloseTo(counted, 8);
    expect(counted).toBeGreaterThanOrEqual(0.5);
    expect(counted).toBeLessThanOrEqual(0.99);
  });
});
