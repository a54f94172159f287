import { countCombinations } from './combinations.ts';
import { gameKinds, hasPrizeTable } from './game.ts';
import { type Play, priceOf, type Selection } from './play.ts';
import { playsOf } from './plays.ts';
import { payoutMinor, returnRate } from './price.ts';
import { decidingDraws } from './testing/deciding-draws.ts';
import { everyDraw } from './testing/every-draw.ts';

const isFull = Boolean(process.env.TESSERA_FULL);

const typedExamples = [
  ...['12', '123', '112', '1234', '12345', '0102', '010203', '01020304', '0102030405', '010203040506'],
  ...['01020304050607', '0102030405060708'],
];

/** A complete selection: all options of a play that prices them one by one, and otherwise the smallest. */
function selectionOf(play: Play): Selection {
  const priced = Object.keys(play.prices).filter((option) => play.rows[0]?.options.includes(option));
  if (priced.length > 0) return play.rows.map((_, at) => (at === 0 ? priced : []));
  const alone = play.rows.map(({ options }, at) => (at === 0 ? options.slice(0, 1) : []));
  if (countCombinations(play, alone) > 0) return alone;
  for (let size = 1; size <= 20; size += 1) {
    const whole = play.rows.map(({ options }, at) =>
      options.length > 0
        ? [...options, ...options].slice(at, at + size)
        : typedExamples.filter((typed) => play.rule.acceptsTyped?.(typed)).slice(0, 1),
    );
    // As few rows as make a bet: fewer places decide about it.
    for (let rows = 1; rows <= whole.length; rows += 1) {
      const selection = whole.map((row, at) => (at < rows ? row : []));
      if (countCombinations(play, selection) > 0) return selection;
    }
  }
  throw new Error(`No selection of ${play.code} makes a bet.`);
}

/** All draws in a full run, and otherwise each once that matters to the bet, with its weight: both counts are exact. */
const weightedDraws = (play: Play, selection: Selection) =>
  isFull ? everyDraw(play).map((drawn) => ({ drawn, weight: 1 })) : decidingDraws(play, selection);

// The draws of twenty of eighty and of tables of prizes are too many: `games/kl8.test.ts`, `vietnam.test.ts` and `sea.test.ts` count them.
const triedKinds = gameKinds.filter((kind) => kind !== 'KL8' && !hasPrizeTable(kind));
const plays = triedKinds.flatMap((kind) => playsOf(kind).map((play) => ({ play, name: `${kind} ${play.code}` })));

describe('the price list', () => {
  it.each(plays)('$name returns over all draws what is declared, between 50 % and 99 %', ({ play }) => {
    const selection = selectionOf(play);
    const hits = new Map<string, { won: number; tied: number }>();
    let drawCount = 0;
    for (const { drawn, weight } of weightedDraws(play, selection)) {
      drawCount += weight;
      for (const { option, outcome, count } of play.rule.hits(selection, drawn)) {
        const known = hits.get(option) ?? { won: 0, tied: 0 };
        hits.set(option, {
          won: known.won + (outcome === 'won' ? count * weight : 0),
          tied: known.tied + (outcome === 'tie' ? count * weight : 0),
        });
      }
    }
    const stakeMinor = 1000;
    // Single bets as often as they are drawn, from those that won: a selection may have bets of two prices.
    let bets = 0;
    for (const [option, { won, tied }] of hits) {
      const shown = priceOf(play, option);
      const own = (won * shown.of) / shown.wins;
      bets += own;
      expect(tied * shown.wins).toBe(won * shown.ties);
      const enumerated = (won * payoutMinor(stakeMinor, shown) + tied * stakeMinor) / (stakeMinor * own);
      expect(returnRate(shown)).toBeCloseTo(enumerated, 10);
      expect(enumerated).toBeGreaterThanOrEqual(0.5);
      expect(enumerated).toBeLessThanOrEqual(0.99);
    }
    expect(bets).toBeCloseTo(countCombinations(play, selection) * drawCount, 4);
  });

  it('names every play once', () => {
    for (const kind of gameKinds) {
      const codes = playsOf(kind).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});
