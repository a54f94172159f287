import fc from 'fast-check';
import { countCombinations, isSelection } from '../combinations.ts';
import { judge, largestPayoutMinor } from '../judge.ts';
import { type Play, pricedChoices, pricesOf } from '../play.ts';
import { playOf } from '../plays.ts';

const play = (code: string) => playOf('SSC', code) as Play;
const places = ['1', '2', '3', '4', '5'];

/** Every draw of five digits out of a few. */
const drawsOf = (digits: readonly number[]): number[][] =>
  places.reduce<number[][]>((draws) => draws.flatMap((draw) => digits.map((digit) => [...draw, digit])), [[]]);
const few = drawsOf([0, 1, 2]);

const typed = (size: number) =>
  fc.uniqueArray(fc.string({ unit: fc.constantFrom('0', '1', '2'), minLength: size, maxLength: size }), {
    minLength: 1,
    maxLength: 3 ** size,
  });

describe('any places of five digits', () => {
  it('are chosen beside typed numbers: three places make three bets of each number on two', () => {
    const any2 = play('any2-direct-typed');
    expect(
      countCombinations(any2, [
        ['1', '2', '5'],
        ['12', '34'],
      ]),
    ).toBe(6);
    expect(countCombinations(any2, [['1'], ['12', '34']])).toBe(0);
    expect(isSelection(any2, [['1', '2'], ['12']])).toBe(true);
    expect(isSelection(any2, [['1', '6'], ['12']])).toBe(false);
    expect(isSelection(any2, [['12'], ['12']])).toBe(false);
    expect(isSelection(any2, [['1', '2'], ['123']])).toBe(false);
  });

  it('win once for each group of places that shows a typed number in its order, in whatever order the places are sent', () => {
    const wins = (code: string, chosen: readonly string[], rest: readonly string[], draw: readonly number[]) =>
      judge(play(code), [chosen, rest], draw, 100).wonCombinations;
    expect(wins('any2-direct-typed', places, ['12'], [1, 2, 1, 2, 9])).toBe(3);
    expect(wins('any2-direct-typed', ['5', '1', '2'], ['12'], [1, 2, 9, 9, 2])).toBe(2);
    expect(wins('any2-direct-sum', ['4', '1'], ['3'], [1, 9, 9, 2, 9])).toBe(1);
    expect(wins('any4-direct-typed', places, ['1234'], [1, 2, 3, 4, 4])).toBe(2);
    expect(wins('any2-group-sum', places, ['2'], [1, 1, 2, 0, 0])).toBe(2);
  });

  it('pay typed groups of three digits by whether they have a pair', () => {
    const any3 = play('any3-group-typed');
    expect(judge(any3, [places, ['112', '123']], [1, 1, 2, 3, 9], 1000)).toMatchObject({
      wonCombinations: 3,
      payoutMinor: 323_000 + 2 * 161_000,
    });
    expect(any3.rule.acceptsTyped?.('111')).toBe(false);
    expect(any3.rule.acceptsTyped?.('211')).toBe(false);
  });

  it('have no price of their own beside sums of two prices', () => {
    const sums = play('any3-group-sum');
    const chosen = pricedChoices(sums, [['1', '2', '3'], ['1']]);
    expect(chosen).toEqual(['1']);
    expect(chosen.flatMap((sum) => pricesOf(sums, sum))).toEqual([sums.prices.group3]);
  });

  it.each([2, 3, 4])('of %i typed digits can pay exactly what the best draw brings', (size) => {
    const each = play(`any${size}-direct-typed`);
    fc.assert(
      fc.property(fc.subarray(places, { minLength: size }), typed(size), (chosen, bets) => {
        const best = Math.max(...few.map((draw) => judge(each, [chosen, bets], draw, 100).payoutMinor));
        expect(largestPayoutMinor(each, [chosen, bets], 100)).toBe(best);
      }),
      { numRuns: 20, seed: 5 },
    );
  });

  it('of thousands of typed digits say at once what they can pay', () => {
    const bets = Array.from({ length: 5000 }, (_, number) => String(number * 2).padStart(4, '0'));
    expect(largestPayoutMinor(play('any4-direct-typed'), [places, bets], 100)).toBe(5 * 970_000);
    // A fifth digit repeats one of the four, and only one of the two can be left out.
    const orders = bets.filter((bet) => [...bet].sort().join('') === '1234');
    expect(largestPayoutMinor(play('any4-direct-typed'), [places, orders], 100)).toBe(2 * 970_000);
  });

  it('of a sum or a group in any order can pay exactly what the best draw brings', () => {
    const most = (code: string, row: readonly string[]) => largestPayoutMinor(play(code), [places, row], 1000);
    const brought = (code: string, row: readonly string[]) =>
      Math.max(...few.map((draw) => judge(play(code), [places, row], draw, 1000).payoutMinor));
    for (const [code, row] of [
      ['any2-direct-sum', ['1', '4']],
      ['any3-direct-sum', ['2']],
      ['any2-group-typed', ['01', '12']],
      ['any2-group-sum', ['1', '2']],
      ['any3-group-typed', ['001', '012']],
      ['any3-group-sum', ['1']],
    ] as const)
      expect([code, most(code, row)]).toEqual([code, brought(code, row)]);
  });
});

describe('the sum of five digits', () => {
  it('is from 0 to 45, each with odds by how often it is drawn, and one of them wins', () => {
    const sum = play('sum');
    expect(sum.rows[0]?.options).toHaveLength(46);
    expect(sum.prices['0']).toMatchObject({ oddsMilli: 97_000_000, wins: 1, of: 100_000 });
    expect(sum.prices['22']).toMatchObject({ oddsMilli: 16_160, wins: 6000 });
    expect(judge(sum, [['22', '23']], [9, 9, 4, 0, 0], 100).payoutMinor).toBe(1616);
    expect(largestPayoutMinor(sum, [['22', '45']], 100)).toBe(9_700_000);
  });

  it('is bet by the direct sum as every number with it, each at the odds of direct', () => {
    const bySum = play('five-direct-sum');
    expect(bySum.rows[0]?.options).toHaveLength(46);
    expect(countCombinations(bySum, [['22']])).toBe(6000);
    expect(countCombinations(bySum, [['0', '1', '45']])).toBe(7);
    expect(judge(bySum, [['22', '23']], [9, 9, 4, 0, 0], 100).payoutMinor).toBe(9_700_000);
    expect(judge(play('four-direct-sum'), [['36']], [0, 9, 9, 9, 9], 100).payoutMinor).toBe(970_000);
    expect(judge(play('four-direct-sum'), [['35']], [0, 9, 9, 9, 9], 100).payoutMinor).toBe(0);
  });
});
