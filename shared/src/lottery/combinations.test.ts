import fc from 'fast-check';
import { countCombinations, isSelection } from './combinations.ts';
import { gameKinds } from './game.ts';
import { judge, largestPayoutMinor } from './judge.ts';
import type { Play, Selection } from './play.ts';
import { playOf, playsOf } from './plays.ts';
import { everyDraw } from './testing/every-draw.ts';
import { singleBets } from './testing/independent.ts';
import { selectionsOf } from './testing/selections.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const play = (kind: Play['game'], code: string) => playOf(kind, code) as Play;
const allPlays = gameKinds.flatMap((kind) => playsOf(kind));
const named = allPlays.map((each) => ({ each, name: `${each.game} ${each.code}` }));

describe('selections', () => {
  it('count the example of first three direct: 03 07 | 01 05 11 | 09 is six', () => {
    expect(countCombinations(play('11X5', 'first3-direct'), [['03', '07'], ['01', '05', '11'], ['09']])).toBe(6);
  });

  it('never count a number twice in one direct combination where no number is drawn twice', () => {
    expect(countCombinations(play('11X5', 'first3-direct'), [['01', '02'], ['01', '02'], ['03']])).toBe(2);
    expect(countCombinations(play('11X5', 'first3-direct'), [['01'], ['01'], ['01']])).toBe(0);
    expect(countCombinations(play('SSC', 'first3-direct'), [['1'], ['1'], ['1']])).toBe(1);
  });

  it.each(named)('of $name have as many bets, wins and ties as an independent settlement finds', ({ each }) => {
    fc.assert(
      fc.property(selectionsOf(each), fc.nat(), (selection, seed) => {
        const singles = singleBets(each.game, each.code, selection);
        const all = everyDraw(each);
        const drawn = all[seed % all.length] ?? [];
        expect(countCombinations(each, selection)).toBe(singles.length);
        const results = singles.map(({ result }) => result(drawn));
        const verdict = judge(each, selection, drawn, 700);
        expect([verdict.wonCombinations, verdict.tiedCombinations]).toEqual([
          results.filter((result) => result === 'won').length,
          results.filter((result) => result === 'tie').length,
        ]);
      }),
      { numRuns: isFull ? 2000 : 25, seed: 7 },
    );
  });

  const onEveryDraw = isFull ? it.each(named) : it.skip.each(named);
  onEveryDraw(
    'of $name are settled on every draw as an independent settlement does',
    ({ each }) => {
      const isComplete = (one: Selection) => countCombinations(each, one) > 0;
      const [selection = []] = fc.sample(selectionsOf(each, 8).filter(isComplete), { numRuns: 1, seed: 11 });
      const singles = singleBets(each.game, each.code, selection);
      const differing = everyDraw(each).filter((drawn) => {
        const results = singles.map(({ result }) => result(drawn));
        const { wonCombinations, tiedCombinations } = judge(each, selection, drawn, 100);
        return (
          wonCombinations !== results.filter((result) => result === 'won').length ||
          tiedCombinations !== results.filter((result) => result === 'tie').length
        );
      });
      expect(differing).toEqual([]);
    },
    600_000,
  );

  it.each(named)(
    'of $name never pay more than their largest payout, which some draw brings',
    ({ each }) => {
      const all = everyDraw(each);
      // Of the race not every order is among the draws, and of the others a part is enough for every run.
      const isWhole = each.game === 'K3' || (isFull && ['11X5', 'SSC', 'LAO'].includes(each.game));
      const some = isWhole ? all : all.filter((_, at) => at % 101 === 0);
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
