import { DatabaseAway, sqlState } from '@tessera/database/database';
import { judge, type PriceList, playAtPrices, playOf, type Verdict } from '@tessera/shared/lottery';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type BetRow, readBets } from './bet-store.ts';
import { type Draw, drawOf } from './drawing.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { readPriceList } from './price-lists.ts';
import { findIssue } from './schedule.ts';

const batch = 500;

/** Reads each thing once per batch. */
function remembering<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

/** What is wrong with a bet itself, whatever the state of the database. */
class BetFault extends Error {
  override name = 'BetFault';
}

interface Judged {
  readonly verdict: Verdict;
  readonly draw: Draw;
}

/** Judges bets by their draw and by the prices they were placed at; throws {@link BetFault} for a bet of no game, issue, play or price. */
function judging(context: LotteryNeeds): (bet: BetRow) => Promise<Judged> {
  const gamesFor = remembering<LotteryGame[]>(async (code) => {
    const merchant = context.merchants.byCode(code);
    return merchant ? gamesOf(context, merchant, { evenIfOff: true }) : [];
  });
  const pricesOf = remembering<PriceList | undefined>((id) => readPriceList(context, id));
  const draws = new Map<string, Promise<Draw>>();

  return async (bet) => {
    const game = (await gamesFor(bet.merchant)).find(({ code }) => code === bet.game);
    const issue = game && findIssue(game.schedule, bet.issue);
    const play = playOf(bet.kind, bet.play);
    if (!game) throw new BetFault(`There is no game ${bet.game}.`);
    if (!issue) throw new BetFault(`There is no issue ${bet.issue}.`);
    if (!play) throw new BetFault(`There is no play ${bet.play}.`);
    const key = `${bet.merchant}|${bet.game}|${bet.issue}`;
    const drawing = draws.get(key) ?? drawOf(context, game, issue);
    draws.set(key, drawing);
    const draw = await drawing;
    const prices = bet.priceList === null ? undefined : await pricesOf(bet.priceList);
    if (bet.priceList !== null && !prices) throw new BetFault(`There is no price list ${bet.priceList}.`);
    try {
      const priced = prices ? playAtPrices(play, prices) : play;
      return { verdict: judge(priced, bet.numbers, draw.numbers, bet.unitMinor * bet.multiple), draw };
    } catch (cause) {
      throw new BetFault((cause as Error).message, { cause });
    }
  };
}

/** Whether the bet itself, its game or its merchant is wrong; what the database is to blame for (away, a deadlock) is tried again. */
function isFaultOfBet(cause: unknown): boolean {
  if (cause instanceof DatabaseAway) return false;
  const state = sqlState(cause);
  return state === undefined || /^(22|23|P0|TD|TL)/.test(state);
}

/** Takes a bet out of the queue until it was looked at in the console; the others are settled. */
async function markStuck({ db, log, events }: LotteryNeeds, bet: BetRow, cause: unknown, now: Date): Promise<void> {
  const reason = cause instanceof Error ? cause.message : String(cause);
  log.error({ err: cause, bet: bet.id }, 'a lottery bet cannot be settled');
  await db.query("update lottery_bet set stuck_at = $2, stuck_reason = $3 where id = $1 and status = 'pending'", [
    bet.id,
    now,
    reason,
  ]);
  await events.publish({ type: 'stuck-bet-changed', merchant: bet.merchant, id: bet.id });
}

async function settle({ db, clock }: LotteryNeeds, bet: BetRow, { verdict, draw }: Judged): Promise<void> {
  await db.query('select settle_lottery_bet($1, $2, $3, $4, $5::jsonb, $6)', [
    bet.id,
    verdict.outcome,
    verdict.payoutMinor,
    verdict.tiedCombinations * bet.unitMinor * bet.multiple,
    JSON.stringify(draw.numbers),
    clock.now(),
  ]);
}

/** Whichever issues are due, now or since the operator last ran, are looked up from the bets that wait for them. */
async function settleBatch(context: LotteryNeeds, now: Date): Promise<number> {
  const due = await readBets(
    context,
    "b.status = 'pending' and b.stuck_at is null and b.draws_at <= $1 order by b.draws_at, b.id limit $2",
    [now, batch],
  );
  const judgeBet = judging(context);
  for (const bet of due) {
    try {
      await settle(context, bet, await judgeBet(bet));
    } catch (cause) {
      if (!isFaultOfBet(cause)) throw cause;
      await markStuck(context, bet, cause, now);
    }
  }
  return due.length;
}

/** Settles every bet whose issue has been drawn. */
export async function settleDue(context: LotteryNeeds, now: Date): Promise<void> {
  while ((await settleBatch(context, now)) === batch);
}

export function settlementJob(context: LotteryNeeds): Job {
  return { name: 'lottery-settlement', everyMs: 1000, run: (now) => settleDue(context, now) };
}
