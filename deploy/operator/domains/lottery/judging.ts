import {
  judgeHalfPaid,
  type Play,
  type PriceList,
  playAtGroup,
  playAtPrices,
  playOf,
  rebateMinorOf,
  type Selection,
  type Verdict,
} from '@tessera/shared/lottery';
import { type Draw, drawOf } from './drawing.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { readPriceList } from './price-lists.ts';
import { findIssue } from './schedule.ts';

/** What is wrong with a bet itself, whatever the state of the database. */
class BetFault extends Error {
  override name = 'BetFault';
}

/** An issue with bets that wait for its draw. */
export interface DueIssue {
  readonly merchant: string;
  readonly game: string;
  readonly issue: string;
}

export interface DueBet {
  readonly id: number;
  readonly memberId: number;
  readonly play: string;
  readonly numbers: Selection;
  /** Those of the numbers that pay half. */
  readonly halfPaid: readonly string[];
  /** Of one single bet. */
  readonly stakeMinor: number;
  /** What was charged for all of them. */
  readonly chargedMinor: number;
  readonly prizeGroup: number;
  readonly rebateMilli: number;
  /** Null for bets from before price lists were stored; those are settled by today's. */
  readonly priceList: string | null;
}

/** What a bet comes to, as `settle_lottery_bets` takes it; amounts in minor units. */
export interface BetResult {
  readonly id: number;
  readonly status: Verdict['outcome'];
  readonly payout: number;
  /** The part of the stake that comes back as a tie. */
  readonly returned: number;
  /** What comes back of the rest for the bet's prize group. */
  readonly rebate: number;
}

export interface IssueJudge {
  readonly draw: Draw;
  /** By the draw and by the prices that the bet was placed at. Throws for a bet of no play or price. */
  resultOf(bet: DueBet): BetResult;
}

/** What a run of the settlement reads once. */
export interface Readings {
  gamesOf(merchant: string): Promise<readonly LotteryGame[]>;
  priceList(id: string): Promise<PriceList | undefined>;
}

/** Calls a function once for each key. */
function once<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

export const readings = (context: LotteryNeeds): Readings => ({
  gamesOf: once(async (code) => {
    const merchant = context.merchants.byCode(code);
    return merchant ? gamesOf(context, merchant, { evenIfOff: true }) : [];
  }),
  priceList: once((id) => readPriceList(context, id)),
});

/**
 * Whether numbers of an issue are still to come: an operator of an earlier release, which draws faster, may have stored its bets
 * with an earlier time.
 */
export async function isStillBeingDrawn(known: Readings, due: DueIssue, at: Date): Promise<boolean> {
  const game = (await known.gamesOf(due.merchant)).find(({ code }) => code === due.game);
  const issue = game && findIssue(game.schedule, due.issue);
  return issue !== undefined && issue.drawsAtMs > at.getTime();
}

/** Reads what the bets of an issue are judged by. Throws for an issue that no game of the merchant has. */
export async function judgeOf(
  context: LotteryNeeds,
  known: Readings,
  due: DueIssue,
  priceLists: readonly string[],
): Promise<IssueJudge> {
  const game = (await known.gamesOf(due.merchant)).find(({ code }) => code === due.game);
  if (!game) throw new BetFault(`There is no game ${due.game}.`);
  const issue = findIssue(game.schedule, due.issue);
  if (!issue) throw new BetFault(`There is no issue ${due.issue}.`);
  const { kind } = game;
  const draw = await drawOf(context, game, issue);
  const lists = new Map<string, PriceList | undefined>();
  for (const id of priceLists) lists.set(id, await known.priceList(id));
  const priced = new Map<string, Play>();

  function pricesFor(play: Play, priceList: string | null): Play {
    if (priceList === null) return play;
    const list = lists.get(priceList);
    if (!list) throw new BetFault(`There is no price list ${priceList}.`);
    return playAtPrices(play, list);
  }

  function playFor({ play: code, priceList, prizeGroup }: DueBet): Play {
    const play = playOf(kind, code);
    if (!play) throw new BetFault(`There is no play ${code}.`);
    const key = `${priceList} ${prizeGroup} ${code}`;
    const known = priced.get(key) ?? playAtGroup(pricesFor(play, priceList), prizeGroup);
    priced.set(key, known);
    return known;
  }

  return {
    draw,
    resultOf(bet) {
      const { id, numbers, halfPaid, stakeMinor, chargedMinor, rebateMilli } = bet;
      try {
        const verdict = judgeHalfPaid(playFor(bet), numbers, halfPaid, draw.numbers, stakeMinor);
        const { outcome, payoutMinor, tiedCombinations } = verdict;
        const returned = tiedCombinations * stakeMinor;
        const rebate = rebateMinorOf(Math.max(0, chargedMinor - returned), rebateMilli);
        return { id, status: outcome, payout: payoutMinor, returned, rebate };
      } catch (cause) {
        if (cause instanceof BetFault) throw cause;
        throw new BetFault((cause as Error).message, { cause });
      }
    },
  };
}
