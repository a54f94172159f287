import { createHash } from 'node:crypto';
import { one } from '@tessera/database/database';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { placeBets } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import { assertMayStake, refuseAbandoned } from '../cashier/index.ts';
import { type Call, hashOfToken, type Member, walletOf } from '../identity/index.ts';
import { locate, type Merchant } from '../merchants/index.ts';
import { refuseBlocked } from './blocked-numbers.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import { issueStakes, placedOnIssues } from './issue-limits.ts';
import { laterClockMs } from './later-clock.ts';
import { lotteryCall } from './lottery-call.ts';
import type { LotteryNeeds } from './needs.ts';
import { countedLine, gameOfLine, leftOfLimits, type OrderLine, openIssueOf } from './order-lines.ts';
import { priceListOf } from './price-lists.ts';
import { refuseUnofferedGroups } from './prize-group-check.ts';
import type { Issue } from './schedule.ts';
import { pricedSlip } from './slip-limit.ts';
import { refuseVoid } from './void-issues.ts';

type OrderCall = Call<typeof placeBets, Member>;
type WireLine = RequestOf<typeof placeBets>['lines'][number];

const issueClosed = 'lottery.issue.closed';
const closedRefusal = (lines: readonly number[]): Refusal => new Refusal(409, issueClosed, { lines });

/** A line as `lines_as_sent` leaves it of a stored one. */
const sentLine = ({ gameCode, issue, playCode, numbers, unit, multiple, halfPaid = [], prizeGroup }: WireLine) => ({
  game: gameCode,
  issue,
  play: playCode,
  numbers,
  unit,
  multiple,
  ...(halfPaid.length > 0 && { halfPaid }),
  ...(prizeGroup !== undefined && { prizeGroup }),
});

/**
 * A line that is not bet, as it is stored to recognise a repeated request. Its numbers are not paid for, so that anybody could
 * fill the database with thousands of them: only their hash is stored.
 */
function leftOutLine(line: WireLine) {
  const { halfPaid = [], ...sent } = sentLine(line);
  const hash = createHash('sha256')
    .update(JSON.stringify([sent.numbers, halfPaid]))
    .digest('hex');
  return { ...sent, numbers: [[hash]] };
}

/**
 * The id of the order of a request, whatever the games are by now; a request with other lines under the same id is refused
 * with 409 `duplicate.mismatch`.
 */
export async function orderByRequest(
  { db }: LotteryNeeds,
  memberId: number,
  requestId: string,
  lines?: readonly WireLine[],
): Promise<number | undefined> {
  const [found] = await db.query<{ id: number; closedLines: readonly number[] }>(
    'select id, closed_lines as "closedLines" from lottery_order where member_id = $1 and request_id = $2',
    [memberId, requestId],
  );
  if (!found || lines === undefined) return found?.id;
  const asked = lines.map((line, place) => (found.closedLines.includes(place) ? leftOutLine(line) : sentLine(line)));
  const { isSame } = one(
    await db.query<{ isSame: boolean }>(
      'select lines_as_sent(lines) = lines_as_sent($2::jsonb) as "isSame" from lottery_order where id = $1',
      [found.id, JSON.stringify(asked)],
    ),
  );
  if (!isSame) throw new Refusal(409, 'duplicate.mismatch');
  return found.id;
}

/** The refusal with the places of its lines in the whole order, where it names them by their places among the open ones. */
function atPlacesSent(refusal: Refusal, open: readonly number[]): Refusal {
  const { line, lines } = refusal.value;
  const sent = (place: unknown) => open[Number(place)];
  return new Refusal(
    refusal.status,
    refusal.code,
    {
      ...refusal.value,
      ...(line !== undefined && { line: sent(line) }),
      ...(Array.isArray(lines) && { lines: lines.map(sent) }),
    },
    { cause: refusal },
  );
}

/** Refuses 409 `lottery.issue.closed` with the places of the issues that have closed by then. */
function refuseClosed(issues: readonly Issue[], atMs: number): void {
  const closed = issues.flatMap(({ closesAtMs }, place) => (closesAtMs <= atMs ? [place] : []));
  if (closed.length > 0) throw closedRefusal(closed);
}

/** The lines as they are stored, with what they cost and can pay. Refuses those that may not be bet, and stakes above a limit. */
async function acceptedLines(
  context: LotteryNeeds,
  { member, ip, token }: OrderCall,
  merchant: Merchant,
  games: readonly LotteryGame[],
  sent: readonly WireLine[],
  issues: readonly Issue[],
): Promise<OrderLine[]> {
  const asked = sent.map(({ gameCode, issue }) => ({ game: gameCode, issue }));
  const placed = await placedOnIssues(context, member.id, asked);
  const counted = sent.map((line, place) => {
    const game = gameOfLine(games, line, place);
    const issue = issues[place] as Issue;
    const left = leftOfLimits(game, placed({ game: game.code, issue: issue.number }), issue.number);
    return { issue, counted: countedLine(game, line, place, left) };
  });
  const lines = pricedSlip(merchant, counted);
  await refuseVoid(context, merchant.code, lines);
  refuseUnofferedGroups(games, lines);
  await refuseBlocked(context, games, lines);
  const { country } = locate(merchant, ip);
  const stake = { merchant, member, switchName: 'MF_LOTTERY', country, signInHash: hashOfToken(token) };
  for (const { stakeMinor, alreadyMinor } of await issueStakes(context, member.id, games, lines, placed))
    await assertMayStake(context, { ...stake, amountMinor: stakeMinor, alreadyMinor });
  return lines;
}

/**
 * Places the lines at these places of the order in one transaction, all or none, and answers the order's id; a repeated request
 * finds the first one's order. Its refusals name lines by their place among these, not in the whole order.
 */
function placeLines(context: LotteryNeeds, call: OrderCall, places: readonly number[]): Promise<number> {
  const { db, clock, merchants, withMember } = context;
  const { member, request } = call;
  const sent = places.map((place) => request.lines[place] as WireLine);
  return withMember(member.id, async () => {
    // As it is now: the turns of the member may have been waited for.
    const merchant = merchants.byCode(call.merchant.code) ?? call.merchant;
    const known = await orderByRequest(context, member.id, request.requestId, request.lines);
    if (known !== undefined) return known;
    await refuseAbandoned(context, member.id, request.requestId);
    if (request.priceList !== priceListOf(merchant)) throw new Refusal(409, 'lottery.prices.changed');
    const games = await gamesOf(context, merchant);
    const now = clock.now();
    const issues = sent.map((line, place) =>
      openIssueOf(gameOfLine(games, line, place), line.issue, place, now.getTime()),
    );
    refuseClosed(issues, now.getTime());
    const lines = await acceptedLines(context, call, merchant, games, sent, issues);
    const { cash, lotteryClearing } = walletOf(member);
    const rows = await lotteryCall(() =>
      db.query<{ id: number }>('select place_lottery_order($1, $2, $3, $4, $5, $6::jsonb, $7, $8::int[]) as id', [
        merchant.code,
        member.id,
        request.requestId,
        cash.kind,
        lotteryClearing.kind,
        JSON.stringify(request.lines.map((line, place) => lines[places.indexOf(place)] ?? leftOutLine(line))),
        now,
        request.lines.flatMap((_, place) => (places.includes(place) ? [] : [place])),
      ]),
    );
    // The statements above may have waited: what was placed after one of its issues closed is refused.
    refuseClosed(issues, await laterClockMs(context));
    return one(rows).id;
  });
}

/**
 * Places the lines of an order whose issues are open, all of them or none, and answers the order's id. Lines whose issues have
 * closed are left out where the request asks for that (`skipsClosed`), else they refuse the order.
 */
export async function placeOrder(context: LotteryNeeds, call: OrderCall): Promise<number> {
  const { lines, skipsClosed } = call.request;
  const all = lines.map((_, place) => place);
  // Each turn leaves out at least one line more. A line that was found closed once stays out, because the clocks of operator and
  // database may differ.
  for (let open = all; ; ) {
    try {
      return await placeLines(context, call, open);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const refusal = atPlacesSent(error, open);
      const { lines: closed } = refusal.value;
      if (refusal.code !== issueClosed || !skipsClosed || !Array.isArray(closed)) throw refusal;
      open = open.filter((place) => !closed.includes(place));
      if (open.length === 0) throw closedRefusal(all);
    }
  }
}
