import { priceListId } from '@tessera/shared/lottery';
import { cancelBet, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import type { OperatorContext } from '../context.ts';
import { one } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { walletOf } from '../sessions/wallet-of.ts';
import { readBets, wireBet } from './bet-store.ts';
import { gamesOf } from './game-store.ts';
import { lotteryCall } from './lottery-call.ts';
import { orderLine } from './order-lines.ts';

export function answerOrders(context: OperatorContext): void {
  const { routes, db, clock } = context;

  routes.handleMember(placeBets, async ({ merchant, member, language, request }) => {
    if (request.priceList !== priceListId) throw new Refusal(409, 'lottery.prices.changed');
    const games = await gamesOf(context, merchant);
    const now = clock.now();
    const lines = request.lines.map((line, at) => orderLine(games, line, at, now.getTime()));
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
    const { id } = one(rows);
    const bets = await readBets(context, 'b.order_id = $1 order by b.id', [id]);
    return { orderId: String(id), bets: bets.map((bet) => wireBet(bet, language)) };
  });

  routes.handleMember(getMyBets, async ({ member, language, request }) => {
    const { page, pageSize, gameCode, status, fromMs, toMs } = request;
    const bets = await readBets(
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
    return { total: bets[0]?.total ?? 0, list: bets.map((bet) => wireBet(bet, language)) };
  });

  routes.handleMember(cancelBet, async ({ member, language, request: { id } }) => {
    await lotteryCall(() => db.query('select cancel_lottery_bet($1, $2, $3)', [id, member.id, clock.now()]));
    return wireBet(one(await readBets(context, 'b.id = $1', [id])), language);
  });
}
