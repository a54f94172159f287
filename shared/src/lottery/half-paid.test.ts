import fc from 'fast-check';
import { judgeHalfPaid, withHalfPaid } from './half-paid.ts';
import { judge, largestPayoutMinor } from './judge.ts';
import { type Play, pricesOf } from './play.ts';
import { playOf, playsOf } from './plays.ts';
import { returnRate } from './price.ts';
import { everyDraw } from './testing/every-draw.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const play = (kind: Play['game'], code: string) => playOf(kind, code) as Play;
const laos = playsOf('LAO').map((each) => ({ each, name: each.code }));
/** A few digits, so that numbers meet; the draws of these alone can bring the largest payout. */
const few = ['1', '2', '3'];
const meeting = everyDraw({ game: 'LAO', tab: '', code: '' }).filter(([number = 0]) =>
  [...String(number).padStart(4, '0')].every((digit) => few.includes(digit)),
);

function numbersOf({ rows, rule, digits = 1 }: Play): fc.Arbitrary<readonly string[]> {
  const unit = fc.constantFrom(...few);
  const number = fc.string({ unit, minLength: digits, maxLength: digits });
  const isOffered = rule.acceptsTyped ?? ((text: string) => rows[0]?.options.includes(text) ?? false);
  return fc.uniqueArray(number.filter(isOffered), { minLength: 1, maxLength: 12 });
}

describe('numbers that pay half', () => {
  it('have half the odds and so half the return, below 50 %', () => {
    for (const each of [...playsOf('THAI'), ...playsOf('LAO'), ...playsOf('HANOI'), ...playsOf('MALAY')]) {
      const number = each.rows[0]?.options[12 % (each.rows[0]?.options.length || 1)] ?? '1234'.slice(0, each.digits);
      const [whole] = pricesOf(each, number);
      const [half] = pricesOf(withHalfPaid(each, [number]), number);
      if (!whole || !half) throw new Error(`${each.code} has no price.`);
      expect(half.oddsMilli).toBe(Math.floor(whole.oddsMilli / 2));
      expect(returnRate(half, each.discountMilli)).toBeLessThan(0.5);
    }
  });

  it('leave the prices of the others, of plays of other games, and of a play without such numbers', () => {
    const top2 = play('THAI', 'top2');
    expect(pricesOf(withHalfPaid(top2, ['47']), '48')).toEqual(pricesOf(top2, '48'));
    expect(withHalfPaid(top2, [])).toBe(top2);
    expect(withHalfPaid(play('VNN', 'lo2'), ['47'])).toBe(play('VNN', 'lo2'));
  });

  it('pay half beside others that pay all', () => {
    const runs = judgeHalfPaid(play('LAO', 'run-top'), [['1', '2', '3']], ['2'], [4123], 1000);
    expect(runs).toEqual({ outcome: 'won', payoutMinor: 3000 + 1500 + 3000, wonCombinations: 3, tiedCombinations: 0 });
    expect(judgeHalfPaid(play('LAO', 'top4'), [['4123']], ['4123'], [4123], 100).payoutMinor).toBe(275_000);
  });

  it('come last where a draw has room for some numbers only', () => {
    const bottom3 = withHalfPaid(play('THAI', 'bottom3'), ['111', '222', '333']);
    const numbers = ['111', '222', '333', '444', '555', '666'];
    expect(largestPayoutMinor(bottom3, [numbers], 1000)).toBe(3 * 125_000 + 62_500);
    expect(judge(bottom3, [numbers], [45, 333, 444, 555, 666, 820_123], 1000).payoutMinor).toBe(437_500);
  });

  it.each(laos)('of $name can pay exactly what the best draw brings', ({ each }) => {
    fc.assert(
      fc.property(numbersOf(each), fc.nat(), (numbers, seed) => {
        const same = each.rule.sameNumbers ?? ((number: string) => [number]);
        const half = [...new Set(numbers.filter((_, at) => (seed >> at) % 2 === 1).flatMap(same))];
        const priced = withHalfPaid(each, half);
        const best = Math.max(...meeting.map((drawn) => judge(priced, [numbers], drawn, 1000).payoutMinor));
        expect(largestPayoutMinor(priced, [numbers], 1000)).toBe(best);
      }),
      { numRuns: isFull ? 2000 : 25, seed: 9 },
    );
  });
});
