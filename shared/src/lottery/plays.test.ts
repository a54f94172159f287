import { countCombinations } from './combinations.ts';
import { everyDraw } from './every-draw.ts';
import { gameKinds } from './game.ts';
import { judge } from './judge.ts';
import { type Play, priceOf, type Selection } from './play.ts';
import { playsOf } from './plays.ts';
import { returnRate } from './price.ts';

/** One combination with an option, or with the first ones if a combination has several. */
function singleBet(play: Play, option: string): Selection {
  const { rule, rows } = play;
  if (rule.kind === 'direct') return rows.map((row, at) => [row.options[at] as string]);
  if (rule.kind === 'choose') {
    const others = (rows[0]?.options ?? []).filter((other) => other !== option);
    return [[option, ...others.slice(0, rule.size - 1)]];
  }
  return rows.map((_, at) => (at === 0 ? [option] : []));
}

/**
 * Numbers of eleven are equivalent: the first, a middle and the last are tried; everything else is tried completely.
 */
function optionsOf(play: Play): readonly string[] {
  const options = play.rows[0]?.options ?? [];
  return options.length === 11 ? ['01', '06', '11'] : options;
}

const bets = gameKinds.flatMap((kind) =>
  playsOf(kind).flatMap((play) =>
    optionsOf(play).map((option) => ({ kind, play, option, name: `${kind} ${play.code} ${option}` })),
  ),
);
const draws = { K3: everyDraw('K3'), '11X5': everyDraw('11X5') };

describe('the price list', () => {
  it.each(bets)('$name returns over all draws what is declared, between 50 % and 99 %', ({ kind, play, option }) => {
    const selection = singleBet(play, option);
    expect(countCombinations(play, selection)).toBe(1);
    const stakeMinor = 1000;
    let paidMinor = 0;
    let wins = 0;
    let ties = 0;
    for (const drawn of draws[kind]) {
      const verdict = judge(play, selection, drawn, stakeMinor);
      paidMinor += verdict.payoutMinor;
      wins += verdict.wonCombinations;
      ties += verdict.tiedCombinations;
    }
    const shown = priceOf(play, option);
    const all = draws[kind].length;
    expect(wins * shown.of).toBe(shown.wins * all);
    expect(ties * shown.of).toBe(shown.ties * all);
    const enumerated = paidMinor / (stakeMinor * all);
    expect(returnRate(shown)).toBeCloseTo(enumerated, 10);
    expect(enumerated).toBeGreaterThanOrEqual(0.5);
    expect(enumerated).toBeLessThanOrEqual(0.99);
  });

  it('names every play once', () => {
    for (const kind of gameKinds) {
      const codes = playsOf(kind).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});
