import { one } from '@tessera/database/database';
import { cancelBet, getBet, getMyBets, getOrderOutcome, placeBets } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import { requestOutcome } from '../cashier/index.ts';
import { listBets, readBets } from './bet-store.ts';
import { cancelRefusals, type Owner, wireBets } from './cancel-refusals.ts';
import { laterClockMs } from './later-clock.ts';
import { lotteryCall } from './lottery-call.ts';
import type { LotteryNeeds } from './needs.ts';
import { limitCancellations, limitOrders } from './order-rate.ts';
import { orderByRequest, placeOrder } from './place-order.ts';
import { holdIssue } from './void-issues.ts';

export function answerOrders(context: LotteryNeeds): void {
  const { routes, db, withMember } = context;

  async function wireOrder(id: number, { language, ...owner }: Owner & { readonly language: string }) {
    const bets = await readBets(context, 'b.order_id = $1 order by b.id', [id]);
    const { closedLines } = one(
      await db.query<{ closedLines: number[] }>(
        'select closed_lines as "closedLines" from lottery_order where id = $1',
        [id],
      ),
    );
    return { orderId: String(id), bets: await wireBets(context, owner, bets, language), closedLines };
  }

  /** Refuses to give back a stake that cannot be cancelled now. */
  async function refuseKept(owner: Owner, id: number): Promise<void> {
    const [bet] = await listBets(context, "b.id = $1 and b.member_id = $2 and b.status = 'pending'", [
      id,
      owner.member.id,
    ]);
    if (bet) await holdIssue(context, bet);
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
