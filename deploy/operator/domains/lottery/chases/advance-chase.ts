import { hasOddsOf, playAtOdds, playOf } from '@tessera/shared/lottery';
import { chaseSkipReasons } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Merchant, statusFor } from '../../merchants/index.ts';
import { gamesOf, type LotteryGame } from '../game-store.ts';
import { laterClockMs } from '../later-clock.ts';
import type { LotteryNeeds } from '../needs.ts';
import { stakeOf } from '../order-lines.ts';
import { readPriceList } from '../price-lists.ts';
import { refuseUnofferedGroups } from '../prize-group-check.ts';
import { findIssue } from '../schedule.ts';
import { endChase } from './end-chase.ts';
import { linesForIssue } from './issue-lines.ts';
import { placeIssue } from './place-issue.ts';
import { type ChaseIssueRow, type ChaseRow, readChaseIssues, readChases } from './read-chases.ts';

const skipUpTo = ({ db, clock }: LotteryNeeds, id: number, position: number, reason: string) =>
  db.query('select skip_chase_issues($1, $2, $3, $4)', [id, position, reason, clock.now()]);

interface Offered {
  readonly merchant: Merchant;
  readonly game: LotteryGame;
}

/** The game as it is offered now; refuses what the chase can no longer be bet on. */
async function offeredFor(context: LotteryNeeds, chase: ChaseRow): Promise<Offered> {
  const merchant = context.merchants.byCode(chase.merchant);
  if (!merchant || !context.merchants.isOn(merchant, 'MF_LOTTERY')) throw new Refusal(400, 'function.not.available');
  const game = (await gamesOf(context, merchant)).find(({ code }) => code === chase.game);
  if (!game) throw new Refusal(404, 'lottery.game.unknown');
  if (chase.priceList !== game.priceList) await refuseOtherOdds(context, chase, game);
  return { merchant, game };
}

/** Refuses a chase of which a play does not pay what its player saw; that others do is nothing to it. */
async function refuseOtherOdds(
  context: LotteryNeeds,
  { priceList, lines }: ChaseRow,
  game: LotteryGame,
): Promise<void> {
  const seen = (await readPriceList(context, priceList)) ?? {};
  const isSame = lines.every(({ playCode }) => {
    const play = playOf(game.kind, playCode);
    return play !== undefined && hasOddsOf(seen, playAtOdds(play, game.odds[playCode]));
  });
  if (!isSame) throw new Refusal(409, 'lottery.prices.changed');
}

async function placeNext(
  context: LotteryNeeds,
  { merchant, game }: Offered,
  chase: ChaseRow,
  next: ChaseIssueRow,
  now: Date,
): Promise<void> {
  const issue = findIssue(game.schedule, next.issue);
  if (issue?.closesAtMs !== next.closesAt.getTime()) throw new Refusal(404, 'lottery.issue.unknown');
  const lines = linesForIssue(merchant, game, issue, chase.lines, next.multiple);
  refuseUnofferedGroups([game], lines);
  // A release may charge otherwise than was held.
  if (stakeOf(lines) !== next.stakeMinor) throw new Refusal(409, 'lottery.prices.changed');
  const [member] = await context.db.query<{ type: number }>('select type from member where id = $1', [chase.memberId]);
  const stake = {
    merchant,
    switchName: 'MF_LOTTERY',
    country: chase.country,
    member: { id: chase.memberId, type: member?.type ?? 0 },
    // The member was signed in at the order; nobody has to stay for what was ordered then.
    signInHash: null,
  };
  await placeIssue(context, { chaseId: chase.id, position: next.position, game, lines, stake, placedAt: now });
  // The statements above may have waited: then nothing of this happened, and the issue is skipped at the next step.
  if (issue.closesAtMs <= (await laterClockMs(context))) throw new ClosedMeanwhile();
}

/** The issue closed while its bets were being placed. */
class ClosedMeanwhile extends Error {
  override name = 'ClosedMeanwhile';
}

/** Why an issue has closed before it could be bet. `isOpen`: the one before it has no result yet. */
function reasonOf({ stopsOnWin, country }: ChaseRow, { merchant }: Offered, isOpen: boolean): string {
  if (stopsOnWin && isOpen) return 'lottery.chase.result.late';
  return statusFor(merchant, country) === 1 ? 'system.maintenance' : 'lottery.issue.closed';
}

/** Does what is due of a chase, in its member's turn: at most one issue is bet. */
async function advanceInTurn(context: LotteryNeeds, id: number): Promise<void> {
  const [chase] = await readChases(context, "c.id = $1 and c.status = 'running'", [id]);
  if (!chase) return;
  const now = new Date(await laterClockMs(context));
  const issues = await readChaseIssues(context, id);
  if (chase.stopsOnWin && issues.some(({ hasWon }) => hasWon)) {
    await endChase(context, id, 'won');
    return;
  }
  try {
    const offered = await offeredFor(context, chase);
    const isOpen = issues.some(({ result }) => result === 'pending');
    const waiting = issues.filter(({ status }) => status === 'waiting');
    const closed = waiting.filter(({ closesAt }) => closesAt <= now).at(-1);
    if (closed) {
      await skipUpTo(context, id, closed.position, reasonOf(chase, offered, isOpen));
    }
    const next = waiting.find(({ closesAt }) => closesAt > now);
    if (!next && !isOpen) await endChase(context, id, 'finished');
    if (!next || next.opensAt > now || (chase.stopsOnWin && isOpen)) return;
    try {
      await placeNext(context, offered, chase, next, now);
    } catch (cause) {
      // It may be over before the issue closes, which of a calendar is open for days.
      if (cause instanceof Refusal && cause.code === 'system.maintenance') return;
      if (!(cause instanceof Refusal) || !(chaseSkipReasons as readonly string[]).includes(cause.code)) throw cause;
      await skipUpTo(context, id, next.position, cause.code);
    }
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    await endChase(context, id, 'stopped', cause.code);
  }
}

/** Takes a chase one step further. Any number of operators may do so at once: each step sees the one before. */
export async function advanceChase(context: LotteryNeeds, id: number, memberId: number): Promise<void> {
  try {
    await context.withMember(memberId, () => advanceInTurn(context, id), 'job');
  } catch (cause) {
    if (!(cause instanceof ClosedMeanwhile)) throw cause;
  }
}
