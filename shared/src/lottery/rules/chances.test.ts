import fc from 'fast-check';
import { choose, subsets } from '../combinations.ts';
import { gameKinds } from '../game.ts';
import type { Play, PlayRule, Selection } from '../play.ts';
import { playsOf } from '../plays.ts';
import { decidingDraws } from '../testing/deciding-draws.ts';
import { arrangements, everyDraw } from '../testing/every-draw.ts';
import { selectionsOf } from '../testing/selections.ts';
import { byHits } from './by-hits.ts';
import { chooseWithin } from './choose.ts';
import { oppositePlaces } from './opposite-places.ts';
import { placeOptions } from './place-options.ts';
import { places } from './places.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

const isWon = (rule: PlayRule, selection: Selection, drawn: readonly number[]): boolean =>
  rule.hits(selection, drawn).some(({ outcome }) => outcome === 'won');

/** The part of the draws on which a bet wins anything. */
const counted = (rule: PlayRule, selection: Selection, draws: readonly (readonly number[])[]): number =>
  draws.filter((drawn) => isWon(rule, selection, drawn)).length / draws.length;

/** The same of all draws of a play: each in a full run, and otherwise each once that matters to the bet. */
function countedOf(play: Play, selection: Selection): number {
  if (isFull) return counted(play.rule, selection, everyDraw(play));
  let [won, all] = [0, 0];
  for (const { drawn, weight } of decidingDraws(play, selection)) {
    all += weight;
    if (isWon(play.rule, selection, drawn)) won += weight;
  }
  return won / all;
}

/** Of these all draws, or all that matter to the play, can be tried. */
function hasEveryDraw({ game, tab, code }: Play): boolean {
  if (game === 'PK10') return tab === 'first' || tab === 'top2';
  if (game === 'KLSF') return tab.startsWith('first') || tab === 'any' || tab === 'typed' || code === 'sum-sides';
  return ['K3', '11X5', 'SSC', 'LAO'].includes(game);
}

/** One of each rule where trying all draws takes time; all of them are tried where there is time. */
const tried = [
  ...['11X5 any2', '11X5 any6', '11X5 position', '11X5 place-sides', '11X5 sum-sides', '11X5 any3-typed'],
  ...['SSC place', 'SSC anywhere-five-2', 'SSC first3-sides', 'SSC sum-sides', 'SSC first3-group-sum', 'SSC repeat2'],
  ...[
    'SSC any3-direct',
    'SSC any2-direct-typed',
    'SSC any2-group',
    'PK10 top2-sides',
    'KLSF any2-typed',
    'KLSF sum-sides',
  ],
];
const isTried = (play: Play): boolean =>
  isFull || ['K3', 'LAO'].includes(play.game) || tried.includes(`${play.game} ${play.code}`);

const plays = gameKinds.flatMap((kind) => playsOf(kind).map((play) => ({ play, name: `${kind} ${play.code}` })));

describe('the chance that anything of a bet wins', () => {
  it.each(plays.filter(({ play }) => play.rule.chanceOfAny && hasEveryDraw(play) && isTried(play)))(
    'of $name is the part of all draws on which it wins',
    ({ play }) => {
      fc.assert(
        fc.property(
          selectionsOf(play, 8).filter((selection) => play.rule.count(selection) > 0),
          (selection) => {
            expect(play.rule.chanceOfAny?.(selection)).toBeCloseTo(countedOf(play, selection), 9);
          },
        ),
        { numRuns: isFull ? 40 : play.game === 'K3' ? 6 : 1, seed: 18 },
      );
    },
    120_000,
  );

  it('of places on which no number is drawn twice is that of all orders of a small game', () => {
    const orders = [...arrangements(upTo(10), 3)];
    const row = fc.subarray(upTo(10).map((number) => String(number).padStart(2, '0')));
    fc.assert(
      fc.property(fc.tuple(row, row, row), (selection) => {
        const rule = places('PK10', true);
        expect(rule.chanceOfAny?.(selection)).toBeCloseTo(counted(rule, selection, orders), 10);
      }),
      { numRuns: isFull ? 500 : 60, seed: 3 },
    );
  });

  it('of sides of several places, and of places against each other, is that of all orders, or all lists, of six numbers', () => {
    const orders = [...arrangements(upTo(6), 6)];
    const isRight = (side: string, number: number) => (side === 'odd') === (number % 2 === 1);
    const outcome = (side: string, number: number) =>
      side === 'big' ? (number === 6 ? 'tie' : number > 3 ? 'won' : 'lost') : isRight(side, number) ? 'won' : 'lost';
    const alike = [[1, 3], [2], [4], [5], [6]];
    const sides = placeOptions(outcome, alike, true);
    const repeating = placeOptions(outcome, alike, false);
    const lists = upTo(6).flatMap((one) => upTo(6).flatMap((two) => upTo(6).map((three) => [one, two, three])));
    const sideRow = fc.subarray(['big', 'odd', 'even']);
    const pairRow = fc.subarray(['dragon', 'tiger']);
    fc.assert(
      fc.property(fc.tuple(sideRow, sideRow, sideRow), fc.tuple(pairRow, pairRow, pairRow), (selection, pairs) => {
        expect(sides.chanceOfAny?.(selection)).toBeCloseTo(counted(sides, selection, orders), 10);
        expect(repeating.chanceOfAny?.(selection)).toBeCloseTo(counted(repeating, selection, lists), 10);
        const rule = oppositePlaces(6);
        expect(rule.chanceOfAny?.(pairs)).toBeCloseTo(counted(rule, pairs, orders), 10);
      }),
      { numRuns: isFull ? 300 : 40, seed: 5 },
    );
  });

  it('of numbers that are paid by their hits, or that are drawn more than once, is that of all draws of a small game', () => {
    const numbers = upTo(9).map(String);
    const sets = subsets(upTo(9), 4);
    const lists = upTo(9).flatMap((one) => upTo(9).flatMap((two) => upTo(9).map((three) => [one, two, three])));
    const hits = byHits({ size: 3, numbers, drawn: 4, paidHits: [3, 0], printed: (drawn) => drawn.map(String) });
    const within = chooseWithin({
      size: 2,
      pool: (d) => [...new Set(d)].map(String),
      poolSize: 3,
      of: 9,
      isEachOnce: false,
    });
    fc.assert(
      fc.property(fc.subarray(numbers, { minLength: 3 }), (row) => {
        expect(hits.chanceOfAny?.([row])).toBeCloseTo(counted(hits, [row], sets), 10);
        expect(within.chanceOfAny?.([row])).toBeCloseTo(counted(within, [row], lists), 10);
      }),
      { numRuns: isFull ? 300 : 40, seed: 7 },
    );
    expect(sets).toHaveLength(choose(9, 4));
  });

  it.each(tried)('is tried of a play that there is: %s', (name) => {
    expect(plays.map((each) => each.name)).toContain(name);
  });

  it('of one single bet is that of its prices, whatever the game', () => {
    let compared = 0;
    for (const { play } of plays) {
      const { rule, rows, prices } = play;
      const options = rows.length === 1 ? (rows[0]?.options ?? []) : [];
      for (const option of options.filter((each) => rule.count([[each]]) === 1)) {
        const keys = rule.paidHits ? Object.keys(prices) : (rule.priceKeysOf?.(option) ?? [option]);
        const each = keys.map((key) => prices[key] ?? prices['*']);
        const chance = each.reduce((sum, price) => sum + (price ? price.wins / price.of : 0), 0);
        if (!rule.chanceOfAny) continue;
        compared += 1;
        expect([play.code, rule.chanceOfAny([[option]])]).toEqual([play.code, expect.closeTo(chance, 9)]);
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});
