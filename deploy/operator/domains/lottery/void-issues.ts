import { one } from '@tessera/database/database';
import { dayMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { gameOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import type { OrderLine } from './order-lines.ts';
import { findIssue, type Issue, issueAfter, openIssue, soldUntil } from './schedule.ts';

/** So long after its draw an issue can still be declared void. */
const voidableMs = 7 * dayMs;

export interface VoidIssue {
  readonly merchant: string;
  readonly gameCode: string;
  readonly issue: string;
  readonly drawsAt: Date;
  readonly reason: string;
  readonly voidedAt: Date;
  /** Null while bets are still being refunded. */
  readonly refundedAt: Date | null;
}

/** What is bet on an issue, and what it has paid, in minor units. */
export interface IssueBets {
  readonly bets: number;
  readonly players: number;
  readonly stakeMinor: number;
  readonly paidMinor: number;
}

/** An issue that can be declared void now. */
export interface VoidableIssue {
  readonly game: LotteryGame;
  readonly issue: Issue;
}

/** The void issues of a merchant. */
export interface VoidIssues {
  has(game: Pick<LotteryGame, 'code'>, issue: Pick<Issue, 'number'>): boolean;
  readonly size: number;
}

export async function voidIssuesOf({ db }: Pick<LotteryNeeds, 'db'>, merchant: string): Promise<VoidIssues> {
  const rows = await db.query<{ game: string; issue: string }>(
    'select game, issue from lottery_void_issue where merchant = $1',
    [merchant],
  );
  const known = new Set(rows.map(({ game, issue }) => `${game} ${issue}`));
  return { has: (game, { number }) => known.has(`${game.code} ${number}`), size: known.size };
}

/** The first issue from this one on, in the direction of `next`, that is not void. */
export function nextValidIssue(
  game: Pick<LotteryGame, 'code' | 'schedule'>,
  voided: VoidIssues,
  from: Issue,
  next: typeof issueAfter,
): Issue {
  let issue = from;
  while (voided.has(game, issue)) issue = next(game.schedule, issue);
  return issue;
}

/** The issue that takes bets. */
export const currentIssue = (game: Pick<LotteryGame, 'code' | 'schedule'>, voided: VoidIssues, nowMs: number): Issue =>
  nextValidIssue(game, voided, openIssue(game.schedule, nowMs), issueAfter);

/** So many issues from this one on, in their order, without those that are void. */
export function validIssuesFrom(
  game: Pick<LotteryGame, 'code' | 'schedule'>,
  voided: VoidIssues,
  from: Issue,
  count: number,
): Issue[] {
  const issues: Issue[] = [];
  for (let issue = from; issues.length < count; issue = issueAfter(game.schedule, issue))
    if (!voided.has(game, issue)) issues.push(issue);
  return issues;
}

/** Refuses lines on an issue that is void. Until the caller's transaction ends none of the others can be declared void. */
export async function refuseVoid(
  { db }: Pick<LotteryNeeds, 'db'>,
  merchant: string,
  lines: readonly Pick<OrderLine, 'game' | 'issue'>[],
): Promise<void> {
  const issues = [...new Map(lines.map(({ game, issue }) => [`${game} ${issue}`, { game, issue }])).values()];
  // Everybody locks them in the same order.
  const rows = await db.query<{ game: string; issue: string; isValid: boolean }>(
    `select i.game, i.issue, hold_lottery_issue($1, i.game, i.issue) as "isValid"
     from (select * from jsonb_to_recordset($2::jsonb) as asked (game text, issue text) order by game, issue) i`,
    [merchant, JSON.stringify(issues)],
  );
  const isVoid = ({ game, issue }: Pick<OrderLine, 'game' | 'issue'>) =>
    rows.some((row) => !row.isValid && row.game === game && row.issue === issue);
  const places = lines.flatMap((line, index) => (isVoid(line) ? [index] : []));
  if (places.length > 0) throw new Refusal(409, 'lottery.issue.void', { lines: places });
}

/** Until the caller's transaction ends, the issue cannot be declared void. It may be void already. */
export async function holdIssue(
  { db }: Pick<LotteryNeeds, 'db'>,
  { merchant, game, issue }: StoredIssue,
): Promise<void> {
  await db.query('select hold_lottery_issue($1, $2, $3)', [merchant, game, issue]);
}

async function voidableIssue(
  context: Pick<LotteryNeeds, 'db' | 'merchants' | 'clock'>,
  merchantCode: string,
  gameCode: string,
  number: string,
): Promise<VoidableIssue> {
  const merchant = context.merchants.byCode(merchantCode);
  if (!merchant) throw new Refusal(404, 'merchant.unknown');
  const game = await gameOf(context, merchant, gameCode, { evenIfOff: true });
  const nowMs = context.clock.now().getTime();
  const issue = findIssue(game.schedule, number);
  if (!issue || issue.drawsAtMs > soldUntil(game.schedule, nowMs)) throw new Refusal(404, 'lottery.issue.unknown');
  if (issue.drawsAtMs < nowMs - voidableMs) throw new Refusal(409, 'lottery.issue.too.old');
  return { game, issue };
}

/** An issue as the tables name it. */
export interface StoredIssue {
  readonly merchant: string;
  readonly game: string;
  readonly issue: string;
}

/** A bet that waits for its draw or has its result. */
export interface RefundableBet {
  readonly id: number;
  readonly memberId: number;
  readonly isWon: boolean;
}

const betsOfIssue = `lottery_bet b where b.merchant = $1 and b.game = $2 and b.issue = $3
  and b.status in ('pending', 'won', 'lost', 'tie')`;

const issueParams = ({ merchant, game, issue }: StoredIssue) => [merchant, game, issue];

/** Bets of an issue that were not given back, by member. */
export const refundableBets = ({ db }: Pick<LotteryNeeds, 'db'>, issue: StoredIssue): Promise<RefundableBet[]> =>
  db.query<RefundableBet>(
    `select b.id, b.member_id as "memberId", b.status = 'won' as "isWon" from ${betsOfIssue} order by b.member_id, b.id`,
    issueParams(issue),
  );

/** What declaring an issue void would touch. Refuses as `declareVoid`. */
export async function countIssueBets(
  context: Pick<LotteryNeeds, 'db' | 'merchants' | 'clock'>,
  merchant: string,
  gameCode: string,
  issue: string,
): Promise<IssueBets & { readonly drawsAtMs: number; readonly isDrawn: boolean }> {
  const { game, issue: found } = await voidableIssue(context, merchant, gameCode, issue);
  const { drawsAtMs } = found;
  const rows = await context.db.query<IssueBets>(
    `select count(*) as bets, count(distinct b.member_id) as players, coalesce(sum(b.stake_minor), 0)::bigint as "stakeMinor",
            coalesce(sum(b.payout_minor + b.rebate_minor), 0)::bigint as "paidMinor" from ${betsOfIssue}`,
    issueParams({ merchant: game.merchant, game: game.code, issue: found.number }),
  );
  return { ...one(rows), drawsAtMs, isDrawn: drawsAtMs <= context.clock.now().getTime() };
}

/**
 * Declares an issue void: from now on nothing is bet on it and nothing is settled; `refundVoidIssues` refunds its bets, and open
 * pages are notified. False when it is void already. Refuses 404 `merchant.unknown`, `lottery.game.unknown`, `lottery.issue.unknown` and 409
 * `lottery.issue.too.old`. Call it in a transaction.
 */
export async function declareVoid(
  context: Pick<LotteryNeeds, 'db' | 'merchants' | 'clock' | 'events'>,
  { merchant, gameCode, issue: number, reason }: Pick<VoidIssue, 'merchant' | 'gameCode' | 'issue' | 'reason'>,
): Promise<boolean> {
  const { game, issue } = await voidableIssue(context, merchant, gameCode, number);
  const rows = await context.db.query<{ isNew: boolean }>(
    'select void_lottery_issue($1, $2, $3, $4, $5, $6, $7) as "isNew"',
    [
      game.merchant,
      game.code,
      issue.number,
      new Date(issue.closesAtMs),
      new Date(issue.drawsAtMs),
      reason,
      context.clock.now(),
    ],
  );
  const { isNew } = one(rows);
  if (isNew) {
    const issues = [{ gameCode, issue: issue.number, isVoid: true }];
    await context.events.publish({ type: 'issues-drawn', draws: { merchant, issues } });
  }
  return isNew;
}

/** Void issues of a merchant, or of all when undefined, newest first. */
export const readVoidIssues = (
  { db }: Pick<LotteryNeeds, 'db'>,
  merchant: string | undefined,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<(VoidIssue & { readonly total: number })[]> =>
  db.query(
    `select merchant, game as "gameCode", issue, draws_at as "drawsAt", reason, voided_at as "voidedAt",
            refunded_at as "refundedAt", count(*) over () as total
     from lottery_void_issue where $1::text is null or merchant = $1 order by voided_at desc, issue desc limit $2 offset $3`,
    [merchant ?? null, pageSize, (page - 1) * pageSize],
  );
