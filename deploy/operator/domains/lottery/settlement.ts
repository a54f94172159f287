import { DatabaseAway, sqlState } from '@tessera/database/database';
import type { DrawnNumbers } from '@tessera/shared/lottery';
import type { Job } from '../../platform/jobs/jobs.ts';
import { advanceChases } from './chases/advance-chases.ts';
import { type BetResult, type DueBet, type DueIssue, judgeOf, type Readings, readings } from './judging.ts';
import type { LotteryNeeds } from './needs.ts';

/** Bets settled in one transaction: whoever has one of them waits that long to place another. */
const batchSize = 500;

/** Whether the bet itself, its game or its merchant is wrong; what the database is to blame for (away, a deadlock) is tried again. */
function isFaultOfBet(cause: unknown): boolean {
  if (cause instanceof DatabaseAway) return false;
  const state = sqlState(cause);
  return state === undefined || /^(22|23|P0|TD|TL)/.test(state);
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

/** Issues that are due and not void, now or since the operator last ran, looked up from the bets that wait for them; the earliest first. */
const dueIssues = ({ db }: LotteryNeeds, now: Date): Promise<DueIssue[]> =>
  db.query<DueIssue>(
    `select merchant, game, issue from lottery_bet b
     where status = 'pending' and stuck_at is null and draws_at <= $1
       and not exists (select 1 from lottery_void_issue v where v.merchant = b.merchant and v.game = b.game and v.issue = b.issue)
     group by merchant, game, issue order by min(draws_at), min(id)`,
    [now],
  );

/** The next bets of an issue by member, so that a member's bets are mostly settled together. */
const nextBets = (
  { db }: LotteryNeeds,
  { merchant, game, issue }: DueIssue,
  after: Pick<DueBet, 'memberId' | 'id'>,
): Promise<DueBet[]> =>
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

type Place = Pick<DueBet, 'memberId' | 'id'>;

const beginning: Place = { memberId: 0, id: 0 };

/** Settles the next bets of an issue; answers after which one to go on, undefined behind the last. */
async function settleBatch(
  context: LotteryNeeds,
  known: Readings,
  due: DueIssue,
  after: Place,
): Promise<Place | undefined> {
  const bets = await nextBets(context, due, after);
  if (bets.length === 0) return undefined;
  let faults: Map<DueBet, unknown>;
  try {
    faults = await settleBets(context, known, due, bets);
  } catch (cause) {
    // Of an issue that no game has nothing can be settled.
    if (!isFaultOfBet(cause)) throw cause;
    faults = new Map(bets.map((bet) => [bet, cause]));
  }
  for (const [bet, cause] of faults) await markStuck(context, due.merchant, bet, cause);
  return bets.length < batchSize ? undefined : bets.at(-1);
}

/** After so many batches of every issue it is looked up which have become due meanwhile. */
const roundsBetweenLooks = 10;

/**
 * Settles every bet whose issue has been drawn. Issues take turns, a batch each: a small one does not wait for the end of a
 * large one. `afterRound` runs between
 * their turns.
 */
export async function settleDue(
  context: LotteryNeeds,
  now: Date,
  afterRound: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const known = readings(context);
  const keyOf = ({ merchant, game, issue }: DueIssue) => `${merchant} ${game} ${issue}`;
  const waiting = new Map<string, { readonly due: DueIssue; readonly after: Place }>();
  const look = async (at: Date) => {
    for (const due of await dueIssues(context, at)) {
      if (!waiting.has(keyOf(due))) waiting.set(keyOf(due), { due, after: beginning });
    }
  };
  await look(now);
  for (let round = 1; waiting.size > 0; round += 1) {
    for (const [key, { due, after }] of [...waiting]) {
      const next = await settleBatch(context, known, due, after);
      if (next) waiting.set(key, { due, after: next });
      else waiting.delete(key);
    }
    if (waiting.size === 0) return;
    await afterRound();
    if (round % roundsBetweenLooks === 0) await look(context.clock.now());
  }
}

/** Chases come after the results that they may stop on, and do not wait for the last bet of a large issue. */
export function settlementJob(context: LotteryNeeds): Job {
  return {
    name: 'lottery-settlement',
    everyMs: 1000,
    async run(now) {
      const failures: unknown[] = [];
      const advance = () => advanceChases(context, context.clock.now()).catch((cause) => failures.push(cause));
      await settleDue(context, now, advance);
      await advance();
      if (failures.length > 0) throw new AggregateError(failures, 'Some chases could not be taken further.');
    },
  };
}
