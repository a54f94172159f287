import { one } from '@tessera/database/database';
import type { placeChase } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../../platform/http/refusal.ts';
import { assertMayStake, refuseAbandoned } from '../../cashier/index.ts';
import { type Call, hashOfToken, type Member, walletOf } from '../../identity/index.ts';
import { locate, type Merchant } from '../../merchants/index.ts';
import { refuseBlocked } from '../blocked-numbers.ts';
import { cancelledToday } from '../daily-cancellations.ts';
import { gameOf } from '../game-store.ts';
import { laterClockMs } from '../later-clock.ts';
import { lotteryCall } from '../lottery-call.ts';
import type { LotteryNeeds } from '../needs.ts';
import { stakeOf } from '../order-lines.ts';
import { priceListOf } from '../price-lists.ts';
import { refuseUnofferedGroups } from '../prize-group-check.ts';
import { type Issue, issueBefore } from '../schedule.ts';
import { refuseVoid } from '../void-issues.ts';
import { type OrderedIssue, orderedIssues } from './ordered-issues.ts';
import { placeIssue } from './place-issue.ts';

/** Of one member: each is a step of work whenever an issue opens. */
export const maxRunningChases = 20;

type ChaseCall = Call<typeof placeChase, Member>;

/** The id of the chase of a request; a request with another content under the same id is refused. */
export async function chaseByRequest(
  { db }: Pick<LotteryNeeds, 'db'>,
  memberId: number,
  requestId: string,
  asked?: object,
): Promise<number | undefined> {
  const [found] = await db.query<{ id: number; isSame: boolean }>(
    `select id, $3::jsonb is null or asked = $3::jsonb as "isSame" from lottery_chase
     where member_id = $1 and request_id = $2`,
    [memberId, requestId, asked === undefined ? null : JSON.stringify(asked)],
  );
  if (found && !found.isSame) throw new Refusal(409, 'duplicate.mismatch');
  return found?.id;
}

async function storeChase(
  { db }: LotteryNeeds,
  { merchant, member, request }: ChaseCall,
  country: string,
  issues: readonly OrderedIssue[],
  now: Date,
  opensAtMs: (issue: Issue) => number,
): Promise<number> {
  const { requestId, ...asked } = request;
  const { cash, chaseHold, lotteryClearing } = walletOf(member);
  const terms = {
    merchant: merchant.code,
    member_id: member.id,
    request_id: requestId,
    asked,
    cash_kind: cash.kind,
    hold_kind: chaseHold.kind,
    clearing_kind: lotteryClearing.kind,
    game: request.gameCode,
    price_list: priceListOf(merchant),
    strategy: request.strategy,
    country,
    stops_on_win: request.stopsOnWin,
    lines: issues[0]?.lines.map(({ combinations, prizeGroup, rebateMilli }, index) => ({
      ...request.lines[index],
      combinations,
      prizeGroup,
      rebateMilli,
    })),
  };
  const wire = issues.map(({ issue, multiple, lines }) => ({
    issue: issue.number,
    multiple,
    stake: stakeOf(lines),
    opensAt: opensAtMs(issue),
    closesAt: issue.closesAtMs,
    drawsAt: issue.drawsAtMs,
  }));
  const rows = await lotteryCall(() =>
    db.query<{ id: number }>('select order_lottery_chase($1::jsonb, $2::jsonb, $3) as id', [
      JSON.stringify(terms),
      JSON.stringify(wire),
      now,
    ]),
  );
  return one(rows).id;
}

/** A running chase can always be cancelled, so the daily limit of cancellations is asked when a chase is ordered. */
async function refuseTooMany(context: LotteryNeeds, merchant: Merchant, member: Member): Promise<void> {
  const { running } = one(
    await context.db.query<{ running: number }>(
      "select count(*) as running from lottery_chase where member_id = $1 and status = 'running'",
      [member.id],
    ),
  );
  if (running >= maxRunningChases) throw new Refusal(409, 'lottery.chase.limit', { maximum: maxRunningChases });
  const { left, limit } = await cancelledToday(context, merchant, member);
  if (left === 0) throw new Refusal(409, 'lottery.chase.daily', { limit });
}

/** Cash is staked before bonus money. With the cash held for later issues, the bonus would be staked first. */
async function refuseBesideBonus({ hooks }: LotteryNeeds, merchant: Merchant, member: Member): Promise<void> {
  const objections = await Promise.all(hooks.vendorTransferGuards.map((guard) => guard(merchant, member)));
  if (objections.includes('transfer.bonus.active')) throw new Refusal(409, 'lottery.chase.bonus.active');
}

/**
 * Orders a chase: the money of all issues is held, and the first one is bet when it is open. A repeated request finds the
 * first one's chase. Answers its id.
 */
export async function orderChase(context: LotteryNeeds, call: ChaseCall): Promise<number> {
  const { clock, merchants, withMember } = context;
  const { member, request, ip, token } = call;
  return withMember(member.id, async () => {
    // As it is now: the turns of the member may have been waited for.
    const merchant = merchants.byCode(call.merchant.code) ?? call.merchant;
    const { requestId, ...asked } = request;
    const known = await chaseByRequest(context, member.id, requestId, asked);
    if (known !== undefined) return known;
    await refuseAbandoned(context, member.id, requestId);
    if (request.priceList !== priceListOf(merchant)) throw new Refusal(409, 'lottery.prices.changed');
    const game = await gameOf(context, merchant, request.gameCode);
    await refuseTooMany(context, merchant, member);
    await refuseBesideBonus(context, merchant, member);
    const now = clock.now();
    const issues = await orderedIssues(context, { merchant, member, request }, game, now.getTime());
    refuseUnofferedGroups([game], issues[0]?.lines ?? []);
    const totalMinor = issues.reduce((sum, { lines }) => sum + stakeOf(lines), 0);
    if (totalMinor !== request.total) throw new Refusal(409, 'lottery.chase.total.changed');
    if (request.lastIssue !== undefined && issues.at(-1)?.issue.number !== request.lastIssue)
      throw new Refusal(409, 'lottery.chase.issues.changed');
    const { country } = locate(merchant, ip);
    const first = issues[0] as OrderedIssue;
    if (first.issue.closesAtMs <= now.getTime()) throw new Refusal(409, 'lottery.issue.closed');
    // Before money is held: who settles an issue locks it before accounts, too.
    await refuseVoid(context, merchant.code, first.lines);
    // Also where it is not open yet: a chase leaves out issues with a blocked number, and such a one would begin with none.
    await refuseBlocked(context, [game], first.lines, 'lottery.chase.number.half');
    const stake = { merchant, member, switchName: 'MF_LOTTERY', country, signInHash: hashOfToken(token) };
    const opensAtMs = (issue: Issue) => issueBefore(game.schedule, issue).closesAtMs;
    const id = await storeChase(context, { ...call, merchant }, country, issues, now, opensAtMs);
    if (opensAtMs(first.issue) <= now.getTime()) {
      await placeIssue(context, { chaseId: id, position: 1, game, lines: first.lines, stake, placedAt: now });
    } else {
      await assertMayStake(context, { ...stake, amountMinor: stakeOf(first.lines), alreadyMinor: 0 });
    }
    // The statements above may have waited, as those of an order.
    if (first.issue.closesAtMs <= (await laterClockMs(context))) throw new Refusal(409, 'lottery.issue.closed');
    return id;
  });
}
