import { one } from '@tessera/database/database';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { cancelBet, getBet, getMyBets, getOrderOutcome, placeBets } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import { assertMayStake, refuseAbandoned, requestOutcome } from '../cashier/index.ts';
import { type Call, hashOfToken, type Member, walletOf } from '../identity/index.ts';
import { locate } from '../merchants/index.ts';
import { listBets, readBets } from './bet-store.ts';
import { refuseBlocked } from './blocked-numbers.ts';
import { cancelRefusals, type Owner, wireBets } from './cancel-refusals.ts';
import { gamesOf } from './game-store.ts';
import { issueStakes, placedOnIssues } from './issue-limits.ts';
import { laterClockMs } from './later-clock.ts';
import { lotteryCall } from './lottery-call.ts';
import type { LotteryNeeds } from './needs.ts';
import { countedLine, gameOfLine, leftOfLimits, openIssueOf } from './order-lines.ts';
import { limitCancellations, limitOrders } from './order-rate.ts';
import { priceListOf } from './price-lists.ts';
import { refuseUnofferedGroups } from './prize-group-check.ts';
import { pricedSlip } from './slip-limit.ts';
import { refuseVoid } from './void-issues.ts';

type WireLine = RequestOf<typeof placeBets>['lines'][number];

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
 * The id of the order of a request, whatever the games are by now; a request with other lines under the same id is refused
 * with 409 `duplicate.mismatch`.
 */
async function orderByRequest(
  { db }: LotteryNeeds,
  memberId: number,
  requestId: string,
  lines?: readonly WireLine[],
): Promise<number | undefined> {
  const [found] = await db.query<{ id: number; isSame: boolean }>(
    `select id, $3::jsonb is null or lines_as_sent(lines) = lines_as_sent($3::jsonb) as "isSame" from lottery_order
     where member_id = $1 and request_id = $2`,
    [memberId, requestId, lines === undefined ? null : JSON.stringify(lines.map(sentLine))],
  );
  if (found && !found.isSame) throw new Refusal(409, 'duplicate.mismatch');
  return found?.id;
}

/** Places all lines or none; a repeated request finds the first one's order. Answers its id. */
async function placeOrder(context: LotteryNeeds, call: Call<typeof placeBets, Member>): Promise<number> {
  const { db, clock, merchants, withMember } = context;
  const { member, request, ip, token } = call;
  return withMember(member.id, async () => {
    // As it is now: the turns of the member may have been waited for.
    const merchant = merchants.byCode(call.merchant.code) ?? call.merchant;
    const known = await orderByRequest(context, member.id, request.requestId, request.lines);
    if (known !== undefined) return known;
    await refuseAbandoned(context, member.id, request.requestId);
    if (request.priceList !== priceListOf(merchant)) throw new Refusal(409, 'lottery.prices.changed');
    const games = await gamesOf(context, merchant);
    const now = clock.now();
    const placed = await placedOnIssues(
      context,
      member.id,
      request.lines.map(({ gameCode, issue }) => ({ game: gameCode, issue })),
    );
    const counted = request.lines.map((line, index) => {
      const game = gameOfLine(games, line, index);
      const issue = openIssueOf(game, line.issue, index, now.getTime());
      const left = leftOfLimits(game, placed({ game: game.code, issue: issue.number }), issue.number);
      return { issue, counted: countedLine(game, line, index, left) };
    });
    const lines = pricedSlip(merchant, counted);
    await refuseVoid(context, merchant.code, lines);
    refuseUnofferedGroups(games, lines);
    await refuseBlocked(context, games, lines);
    const country = locate(merchant, ip).country;
    const stake = { merchant, member, switchName: 'MF_LOTTERY', country, signInHash: hashOfToken(token) };
    for (const { stakeMinor, alreadyMinor } of await issueStakes(context, member.id, games, lines, placed))
      await assertMayStake(context, { ...stake, amountMinor: stakeMinor, alreadyMinor });
    const wallet = walletOf(member);
    const rows = await lotteryCall(() =>
      db.query<{ id: number }>('select place_lottery_order($1, $2, $3, $4, $5, $6::jsonb, $7) as id', [
        merchant.code,
        member.id,
        request.requestId,
        wallet.cash.kind,
        wallet.lotteryClearing.kind,
        JSON.stringify(lines),
        now,
      ]),
    );
    // The statements above may have waited: an order placed after one of its issues closed is refused.
    const afterMs = await laterClockMs(context);
    const closed = lines.flatMap(({ closesAt }, place) => (closesAt <= afterMs ? [place] : []));
    if (closed.length > 0) throw new Refusal(409, 'lottery.issue.closed', { lines: closed });
    return one(rows).id;
  });
}

export function answerOrders(context: LotteryNeeds): void {
  const { routes, db, withMember } = context;

  async function wireOrder(id: number, { language, ...owner }: Owner & { readonly language: string }) {
    const bets = await readBets(context, 'b.order_id = $1 order by b.id', [id]);
    return { orderId: String(id), bets: await wireBets(context, owner, bets, language) };
  }

  /** Refuses to give back a stake that cannot be cancelled now. */
  async function refuseKept(owner: Owner, id: number): Promise<void> {
    const [bet] = await listBets(context, "b.id = $1 and b.member_id = $2 and b.status = 'pending'", [
      id,
      owner.member.id,
    ]);
    const refusal = bet && (await cancelRefusals(context, owner))(bet);
    if (refusal) throw refusal;
  }

  routes.handleMember(placeBets, async (call) => {
    const { member, request } = call;
    // Its lines are compared in the member's turn.
    const repeatedId = await orderByRequest(context, member.id, request.requestId);
    if (repeatedId === undefined) await limitOrders(context, member.id);
    return wireOrder(await placeOrder(context, call), call);
  });

  routes.handleMember(getOrderOutcome, async (call) => {
    const { member, request } = call;
    const id = await requestOutcome(context, member.id, request.requestId, () =>
      orderByRequest(context, member.id, request.requestId),
    );
    return { order: id === null ? null : await wireOrder(id, call) };
  });

  routes.handleMember(getMyBets, async ({ merchant, member, language, request }) => {
    const { page, pageSize, gameCode, status, fromMs, toMs } = request;
    const bets = await listBets(
      context,
      `b.member_id = $1 and ($2::text is null or b.game = $2) and ($3::text[] is null or b.status = any($3::text[]))
       and ($4::timestamptz is null or b.created_at >= $4) and ($5::timestamptz is null or b.created_at < $5)
       order by b.id desc limit $6 offset $7`,
      [
        member.id,
        gameCode ?? null,
        status ?? null,
        fromMs === undefined ? null : new Date(fromMs),
        toMs === undefined ? null : new Date(toMs),
        pageSize,
        (page - 1) * pageSize,
      ],
    );
    return { total: bets[0]?.total ?? 0, list: await wireBets(context, { merchant, member }, bets, language) };
  });

  routes.handleMember(getBet, async ({ merchant, member, language, request: { id } }) => {
    const [bet] = await readBets(context, 'b.id = $1 and b.member_id = $2', [id, member.id]);
    if (!bet) throw new Refusal(404, 'lottery.bet.unknown');
    return one(await wireBets(context, { merchant, member }, [bet], language));
  });

  routes.handleMember(cancelBet, async ({ merchant, member, language, request: { id } }) => {
    await limitCancellations(context, member.id);
    await withMember(member.id, async () => {
      await refuseKept({ merchant, member }, id);
      const at = new Date(await laterClockMs(context));
      await lotteryCall(() => db.query('select cancel_lottery_bet($1, $2, $3)', [id, member.id, at]));
    });
    return one(await wireBets(context, { merchant, member }, await readBets(context, 'b.id = $1', [id]), language));
  });
}
