import fc from 'fast-check';
import { countCombinations, isSelection } from './combinations.ts';
import { everyDraw } from './every-draw.ts';
import { gameKinds } from './game.ts';
import { judge } from './judge.ts';
import { largestPayoutMinor } from './largest-payout.ts';
import type { Play, Selection } from './play.ts';
import { playOf, playsOf } from './plays.ts';

const play = (kind: 'K3' | '11X5', code: string) => playOf(kind, code) as Play;
const allPlays = gameKinds.flatMap((kind) => playsOf(kind));
const selectionOf = (each: Play) =>
  fc.tuple(...each.rows.map((row) => fc.subarray([...row.options]))) as unknown as fc.Arbitrary<Selection>;
const bet = fc.constantFrom(...allPlays).chain((each) => fc.tuple(fc.constant(each), selectionOf(each)));

/** Every single bet of a selection, enumerated. */
function singleBets(each: Play, selection: Selection): Selection[] {
  const { rule } = each;
  if (rule.kind === 'direct') {
    const [first = [], second = [], third = []] = selection;
    return first.flatMap((a) =>
      second.flatMap((b) => third.flatMap((c) => (new Set([a, b, c]).size === 3 ? [[[a], [b], [c]]] : []))),
    );
  }
  if (rule.kind === 'choose') {
    const row = selection[0] ?? [];
    return Array.from({ length: 2 ** row.length }, (_, mask) => row.filter((_, bit) => (mask >> bit) & 1))
      .filter(({ length }) => length === rule.size)
      .map((chosen) => [chosen]);
  }
  return selection.flatMap((row, at) => row.map((option) => selection.map((_, here) => (here === at ? [option] : []))));
}

describe('counting combinations', () => {
  it('counts the example of first three direct: 03 07 | 01 05 11 | 09 is six', () => {
    expect(countCombinations(play('11X5', 'first3-direct'), [['03', '07'], ['01', '05', '11'], ['09']])).toBe(6);
  });

  it('never counts a number twice in one direct combination', () => {
    expect(countCombinations(play('11X5', 'first3-direct'), [['01', '02'], ['01', '02'], ['03']])).toBe(2);
    expect(countCombinations(play('11X5', 'first3-direct'), [['01'], ['01'], ['01']])).toBe(0);
  });

  it('is the number of single bets, for any selection of any play', () => {
    fc.assert(
      fc.property(bet, ([each, selection]) => {
        expect(countCombinations(each, selection)).toBe(singleBets(each, selection).length);
      }),
      { numRuns: 400 },
    );
  });

  it('a selection pays the sum of its single bets, on any draw', () => {
    fc.assert(
      fc.property(bet, fc.nat(), ([each, selection], seed) => {
        const all = draws[each.game];
        const drawn = all[seed % all.length] ?? [];
        const singles = singleBets(each, selection).map((single) => judge(each, single, drawn, 700).payoutMinor);
        expect(judge(each, selection, drawn, 700).payoutMinor).toBe(singles.reduce((sum, one) => sum + one, 0));
      }),
      { numRuns: 400 },
    );
  });

  it('returns exactly the largest payout that any draw can bring', () => {
    fc.assert(
      fc.property(bet, ([each, selection]) => {
        const brought = draws[each.game].reduce(
          (most, drawn) => Math.max(most, judge(each, selection, drawn, 100).payoutMinor),
          0,
        );
        const said = largestPayoutMinor(each, selection, 100);
        expect(countCombinations(each, selection) === 0 ? 0 : brought).toBe(said);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('accepts only its own options, each once, in all of its rows', () => {
    const direct = play('11X5', 'first3-direct');
    expect(isSelection(direct, [['01'], [], ['11']])).toBe(true);
    expect(isSelection(direct, [['01'], ['02']])).toBe(false);
    expect(isSelection(direct, [['01', '01'], ['02'], ['03']])).toBe(false);
    expect(isSelection(direct, [['12'], ['02'], ['03']])).toBe(false);
    expect(isSelection(play('K3', 'pair'), [['11', '12']])).toBe(false);
  });
});

const draws = { K3: everyDraw('K3'), '11X5': everyDraw('11X5') };
