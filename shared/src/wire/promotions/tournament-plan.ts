import * as v from 'valibot';
import { filledText, wholeNumber } from '../fields.ts';
import { gameCategory } from '../games/game-fields.ts';

/** Most rounds of one player that can count in a tournament. */
const roundsMaximum = 500;

const rounds = wholeNumber(1, roundsMaximum);

/** What makes a score; all of them count the result of a round against its stake, none the sum of stakes or losses. */
export const tournamentRule = v.variant('kind', [
  /** The highest multiple of one round. */
  v.object({ kind: v.literal('best-multiple') }),
  /** Of so many rounds in a row, the sum of the best multiples. */
  v.object({ kind: v.literal('best-run'), rounds: wholeNumber(2, 20), best: wholeNumber(1, 20) }),
  /** For each round that paid more than its stake as many points as its multiple, at most the cap. */
  v.object({ kind: v.literal('points-per-win'), cap: wholeNumber(1, 1000) }),
]);
export type TournamentRule = v.InferOutput<typeof tournamentRule>;

const text = v.object({ name: filledText(60), about: filledText(300) });
const texts = v.object({ KO: text, EN: text, VI: text, TH: text, CN: text, JA: text });

const places = wholeNumber(1, 1000);
const prizes = v.pipe(
  v.array(
    v.object({
      from: places,
      to: places,
      /** Of each of these places, in minor units. */
      amountMinor: wholeNumber(1, 1_000_000_000_000),
    }),
  ),
  v.minLength(1),
  v.maxLength(20),
  v.check((rows) =>
    rows.every(({ from, to, amountMinor }, index) => {
      const before = rows[index - 1];
      return from === (before?.to ?? 0) + 1 && to >= from && amountMinor <= (before?.amountMinor ?? amountMinor);
    }),
  ),
);

const plan = v.object({
  texts,
  /** Products whose rounds count. */
  products: v.pipe(v.array(gameCategory), v.minLength(1), v.maxLength(8)),
  /** Codes of the games that count; none means all games of the products. */
  games: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))), v.maxLength(50)),
  /** The smallest stake of a round that counts, in minor units. */
  minimumStakeMinor: wholeNumber(1, 1_000_000_000_000),
  rule: tournamentRule,
  /** Rounds that a player needs to be ranked. */
  minimumRounds: rounds,
  /** So many rounds of a player count, the first ones after joining. */
  maximumRounds: rounds,
  prizes,
});

/** Everything that decides a tournament; once it is published, nothing of it changes. */
export const tournamentPlan = v.pipe(
  plan,
  v.forward(
    v.partialCheck(
      [['minimumRounds'], ['maximumRounds']],
      ({ minimumRounds, maximumRounds }) => minimumRounds <= maximumRounds,
    ),
    ['maximumRounds'],
  ),
  v.forward(
    v.partialCheck(
      [['rule'], ['minimumRounds']],
      ({ rule, minimumRounds }) =>
        rule.kind !== 'best-run' || (rule.best <= rule.rounds && rule.rounds <= minimumRounds),
    ),
    ['rule'],
  ),
);
export type TournamentPlan = v.InferOutput<typeof tournamentPlan>;

/** What all prizes together come to, in minor units. */
export const prizeSum = (rows: TournamentPlan['prizes']): number =>
  rows.reduce((sum, { from, to, amountMinor }) => sum + (to - from + 1) * amountMinor, 0);
