import { countCombinations } from '../combinations.ts';
import { type SeaKind, seaKinds } from '../game.ts';
import { judge, largestPayoutMinor } from '../judge.ts';
import { type Play, pricesOf, stakeMinorOf } from '../play.ts';
import { playOf, playsOf } from '../plays.ts';
import { returnRate } from '../price.ts';
import { printedPrize, prizePlaces } from '../prizes.ts';

const play = (kind: SeaKind, code: string) => playOf(kind, code) as Play;
const stakeMinor = 1000;

/** Numbers of every price that a play has. */
const examples: Readonly<Record<string, readonly string[]>> = {
  top4: ['0412'],
  top3: ['123', '555'],
  bottom3: ['123', '044'],
  tod3: ['123', '101'],
  tod2: ['12', '33'],
  top2: ['12', '77'],
  bottom2: ['12', '00'],
  'run-top': ['0', '7'],
  'run-bottom': ['5'],
};
const bets = seaKinds.flatMap((kind) =>
  playsOf(kind).flatMap((each) =>
    (examples[each.code] ?? []).map((number) => ({ kind, each, number, name: `${kind} ${each.code} of ${number}` })),
  ),
);

/** A draw of zeros with these numbers in the last places. */
function drawWith(kind: SeaKind, ...last: readonly number[]): number[] {
  const places = prizePlaces(kind);
  return places.map((_, at) => last[at - places.length + last.length] ?? 0);
}

/** The place that a play reads, counted from the last one drawn: all that stands in it is as likely. */
const readAt = (kind: SeaKind, code: string): number => {
  if (code === 'bottom3') return -2;
  const isBottom = code === 'bottom2' || code === 'run-bottom';
  return !isBottom || kind === 'LAO' ? -1 : kind === 'THAI' ? -prizePlaces(kind).length : -2;
};

/** The mean payout of a number when everything is drawn that the play reads. */
function countedReturn(kind: SeaKind, each: Play, number: string): number {
  const at = prizePlaces(kind).length + readAt(kind, each.code);
  // Digits in front of the last four decide nothing.
  const ways = 10 ** Math.min(4, prizePlaces(kind)[at]?.digits ?? 0);
  // What is not varied shows a number that is not bet on.
  const draw = prizePlaces(kind).map(({ digits }) => Number('9'.repeat(digits)));
  let paid = 0;
  for (let shown = 0; shown < ways; shown += 1) {
    draw[at] = shown;
    paid += judge(each, [[number]], draw, stakeMinor).payoutMinor;
  }
  const odds = pricesOf(each, number)[0]?.oddsMilli ?? 0;
  const chance = paid / ways / odds;
  return (kind === 'THAI' && each.code === 'bottom3' ? 1 - (1 - chance) ** 4 : chance) * (odds / 1000);
}

describe('the draws that are played on in Thailand', () => {
  it('have the numbers of their lotteries, the highest prize last', () => {
    expect(prizePlaces('THAI').map(({ digits }) => digits)).toEqual([2, 3, 3, 3, 3, 6]);
    expect(prizePlaces('MALAY')).toHaveLength(23);
    expect(prizePlaces('MALAY').at(-1)?.key).toBe('prize1');
    expect(printedPrize('LAO', [42], 0)).toBe('0042');
  });

  it('are read from the top and the bottom as each of them is', () => {
    const wins = (kind: SeaKind, code: string, number: string, draw: readonly number[]) =>
      judge(play(kind, code), [[number]], draw, stakeMinor).wonCombinations;
    const thai = [45, 111, 222, 333, 444, 820_123];
    expect(wins('THAI', 'top3', '123', thai)).toBe(1);
    expect(wins('THAI', 'bottom2', '45', thai)).toBe(1);
    expect(wins('THAI', 'bottom3', '333', thai)).toBe(1);
    expect(wins('LAO', 'bottom2', '48', [4812])).toBe(1);
    expect(wins('LAO', 'top4', '0012', [12])).toBe(1);
    expect(wins('HANOI', 'bottom2', '78', drawWith('HANOI', 12_378, 50_123))).toBe(1);
    expect(wins('HANOI', 'top4', '0123', drawWith('HANOI', 12_378, 50_123))).toBe(1);
    expect(wins('MALAY', 'bottom2', '21', drawWith('MALAY', 4321, 9876))).toBe(1);
    expect(wins('HANOI', 'bottom3', '378', drawWith('HANOI', 12_378, 50_123))).toBe(1);
    expect(wins('MALAY', 'bottom3', '321', drawWith('MALAY', 4321, 9876))).toBe(1);
  });

  it('have numbers of two and three digits at the top and the bottom, except that Laos draws no three digits for the bottom', () => {
    const common = ['top3', 'tod3', 'top2', 'bottom2', 'tod2', 'run-top', 'run-bottom'];
    const missing = seaKinds.flatMap((kind) =>
      [...common, 'bottom3'].filter((code) => !playOf(kind, code)).map((code) => `${kind} ${code}`),
    );
    expect(missing).toEqual(['LAO bottom3']);
  });

  it('pay a number in any order once, whatever the order, and nothing for three equal digits', () => {
    const any = play('THAI', 'tod3');
    expect(judge(any, [['321', '132', '124']], drawWith('THAI', 123), stakeMinor).wonCombinations).toBe(2);
    expect(judge(any, [['110']], drawWith('THAI', 101), stakeMinor).payoutMinor).toBe(210_000);
    expect(any.rule.acceptsTyped?.('111')).toBe(false);
    expect(judge(play('THAI', 'tod2'), [['11', '12']], drawWith('THAI', 121), stakeMinor).payoutMinor).toBe(35_000);
    expect(judge(play('THAI', 'run-top'), [['1']], drawWith('THAI', 111), stakeMinor).payoutMinor).toBe(3000);
  });

  it('charge the stake less the discount, which is rounded down to a whole minor unit', () => {
    expect(stakeMinorOf(play('THAI', 'top3'), 3, 100)).toBe(201);
    expect(stakeMinorOf(play('THAI', 'top2'), 1, 101)).toBe(73);
    expect(stakeMinorOf(play('LAO', 'top4'), 2, 100)).toBe(200);
    expect(countCombinations(play('THAI', 'top2'), [['12', '34']])).toBe(2);
  });

  it('can bring at most what their chosen numbers win together', () => {
    const numbers = ['123', '321', '112', '555'];
    expect(largestPayoutMinor(play('THAI', 'top3'), [numbers], stakeMinor)).toBe(550_000);
    expect(largestPayoutMinor(play('THAI', 'bottom3'), [numbers], stakeMinor)).toBe(500_000);
    expect(largestPayoutMinor(play('MALAY', 'bottom3'), [numbers], stakeMinor)).toBe(550_000);
    expect(largestPayoutMinor(play('THAI', 'tod3'), [['123', '321', '112']], stakeMinor)).toBe(210_000);
    expect(largestPayoutMinor(play('THAI', 'run-top'), [['1', '2', '3', '4']], stakeMinor)).toBe(9000);
    expect(largestPayoutMinor(play('THAI', 'run-bottom'), [['1', '2', '3', '4']], stakeMinor)).toBe(8000);
  });

  it.each(bets)(
    'return of $name what is shown, counted without a sample, between 50 % and 99 %',
    ({ kind, each, number }) => {
      const [shown] = pricesOf(each, number);
      const counted = countedReturn(kind, each, number) / (1 - (each.discountMilli ?? 0) / 1000);
      expect(shown && returnRate(shown, each.discountMilli)).toBeCloseTo(counted, 9);
      expect(counted).toBeGreaterThanOrEqual(0.5);
      expect(counted).toBeLessThanOrEqual(0.99);
    },
  );
});
