import { DatabaseAway, sqlState } from '@tessera/database/database';
import type { DrawnNumbers } from '@tessera/shared/lottery';
import { type BetResult, type DueBet, type DueIssue, isStillBeingDrawn, judgeOf, type Readings } from './judging.ts';
import type { LotteryNeeds } from './needs.ts';

/** Bets settled in one transaction: whoever has one of them waits that long to place another. */
const batchSize = 500;

/** SQL states that the data causes (data, constraint, PL/pgSQL, ledger, lottery). Anything else, such as a deadlock, is tried again. */
const faultStates = /^(22|23|P0|TD|TL)/;

/** Whether the bet itself, its game or its merchant is wrong. */
function isFaultOfBet(cause: unknown): boolean {
  if (cause instanceof DatabaseAway) return false;
  const state = sqlState(cause);
  return state === undefined || faultStates.test(state);
}

/** Takes a bet out of the queue until it was looked at in the console; the others are settled. */
async function markStuck(
  { db, clock, log, events }: LotteryNeeds,
  merchant: string,
  { id }: DueBet,
  cause: unknown,
): Promise<void> {
  const reason = cause instanceof Error ? cause.message : String(cause);
  log.error({ err: cause, bet: id }, 'a lottery bet cannot be settled');
  await db.query("update lottery_bet set stuck_at = $2, stuck_reason = $3 where id = $1 and status = 'pending'", [
    id,
    clock.now(),
    reason,
  ]);
  await events.publish({ type: 'stuck-bet-changed', merchant, id });
}

/** The bet of an issue that was settled last, in the order of members and bets. */
export type Cursor = Pick<DueBet, 'memberId' | 'id'>;

/** Before the first bet. */
export const start: Cursor = { memberId: 0, id: 0 };

/** The next bets of an issue by member, so that a member's bets are mostly settled together. */
const nextBets = ({ db }: LotteryNeeds, { merchant, game, issue }: DueIssue, after: Cursor): Promise<DueBet[]> =>
  db.query<DueBet>(
    `select id, member_id as "memberId", play, numbers, half_paid as "halfPaid", unit_minor * multiple as "stakeMinor",
            stake_minor as "chargedMinor", prize_group as "prizeGroup", rebate_milli as "rebateMilli", price_list as "priceList"
     from lottery_bet
     where merchant = $1 and game = $2 and issue = $3 and status = 'pending' and stuck_at is null
       and (member_id, id) > ($4, $5)
     order by member_id, id limit $6`,
    [merchant, game, issue, after.memberId, after.id, batchSize],
  );

async function store(
  { db, clock }: LotteryNeeds,
  { merchant, game, issue }: DueIssue,
  results: readonly BetResult[],
  drawn: DrawnNumbers,
): Promise<void> {
  await db.query('select settle_lottery_issue($1, $2, $3, $4::jsonb, $5::jsonb, $6)', [
    merchant,
    game,
    issue,
    JSON.stringify(results),
    JSON.stringify(drawn),
    clock.now(),
  ]);
}

/** Settles what can be settled of these bets; answers which cannot, with the reason. */
async function settleBets(
  context: LotteryNeeds,
  known: Readings,
  due: DueIssue,
  bets: readonly DueBet[],
): Promise<Map<DueBet, unknown>> {
  const faults = new Map<DueBet, unknown>();
  const lists = [...new Set(bets.flatMap(({ priceList }) => priceList ?? []))];
  const { draw, resultOf } = await judgeOf(context, known, due, lists);
  const results: BetResult[] = [];
  for (const bet of bets) {
    try {
      results.push(resultOf(bet));
    } catch (cause) {
      faults.set(bet, cause);
    }
  }
  try {
    if (results.length > 0) await store(context, due, results, draw.numbers);
  } catch (cause) {
    if (!isFaultOfBet(cause)) throw cause;
    // One of them cannot be stored: each is tried by itself.
    for (const bet of bets.filter((each) => !faults.has(each))) {
      try {
        await store(context, due, [resultOf(bet)], draw.numbers);
      } catch (own) {
        if (!isFaultOfBet(own)) throw own;
        faults.set(bet, own);
      }
    }
  }
  return faults;
}

/** Settles the next bets of an issue. Answers the cursor to go on from; undefined after the last bet, and where the draw is not over. */
export async function settleBatch(
  context: LotteryNeeds,
  known: Readings,
  due: DueIssue,
  after: Cursor,
): Promise<Cursor | undefined> {
  const bets = await nextBets(context, due, after);
  if (bets.length === 0) return undefined;
  let faults: Map<DueBet, unknown>;
  try {
    if (await isStillBeingDrawn(known, due, context.clock.now())) return undefined;
    faults = await settleBets(context, known, due, bets);
  } catch (cause) {
    // Nothing of an unknown issue can be settled: all its bets are stuck.
    if (!isFaultOfBet(cause)) throw cause;
    faults = new Map(bets.map((bet) => [bet, cause]));
  }
  for (const [bet, cause] of faults) await markStuck(context, due.merchant, bet, cause);
  return bets.length < batchSize ? undefined : bets.at(-1);
}
