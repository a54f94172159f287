import { one } from '@tessera/database/database';
import {
  cancelChase,
  getChase,
  getChaseOutcome,
  getChaseTerms,
  getMyChases,
  placeChase,
} from '@tessera/shared/wire/lottery';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requestOutcome } from '../../cashier/index.ts';
import { gameOf } from '../game-store.ts';
import type { LotteryNeeds } from '../needs.ts';
import { limitCancellations, limitOrders } from '../order-rate.ts';
import { openIssue, soldUntil } from '../schedule.ts';
import { validIssuesFrom, voidIssuesOf } from '../void-issues.ts';
import { chaseSettings } from './chase-settings.ts';
import { endChase } from './end-chase.ts';
import { chaseByRequest, orderChase } from './order-chase.ts';
import { listChases, readChaseIssues, readChases, wireChase, wireChaseIssue } from './read-chases.ts';

export function answerChases(context: LotteryNeeds): void {
  const { routes, clock, withMember } = context;

  const wireById = async (id: number, language: string) =>
    wireChase(one(await readChases(context, 'c.id = $1', [id])), language);

  async function ownChase(memberId: number, id: number) {
    const [chase] = await readChases(context, 'c.id = $1 and c.member_id = $2', [id, memberId]);
    if (!chase) throw new Refusal(404, 'lottery.chase.unknown');
    return chase;
  }

  routes.handle(getChaseTerms, async ({ merchant, request: { gameCode, count } }) => {
    const game = await gameOf(context, merchant, gameCode);
    const voided = await voidIssuesOf(context, merchant.code);
    const nowMs = clock.now().getTime();
    const issues = validIssuesFrom(game, voided, openIssue(game.schedule, nowMs), count);
    return {
      serverTimeMs: nowMs,
      issues: issues.map(({ number, closesAtMs, drawsAtMs }) => ({
        issue: number,
        closesAtMs,
        drawsAtMs,
        isOnSale: drawsAtMs <= soldUntil(game.schedule, nowMs),
      })),
      ...chaseSettings(merchant),
    };
  });

  routes.handleMember(placeChase, async (call) => {
    const { member, request } = call;
    const repeatedId = await chaseByRequest(context, member.id, request.requestId);
    if (repeatedId === undefined) await limitOrders(context, member.id);
    return wireById(await orderChase(context, call), call.language);
  });

  routes.handleMember(getChaseOutcome, async ({ member, language, request: { requestId } }) => {
    const id = await requestOutcome(context, member.id, requestId, () => chaseByRequest(context, member.id, requestId));
    return { chase: id === null ? null : await wireById(id, language) };
  });

  routes.handleMember(getMyChases, async ({ member, language, request }) => {
    const { page, pageSize, gameCode, status } = request;
    const chases = await listChases(
      context,
      `c.member_id = $1 and ($2::text is null or c.game = $2) and ($3::text[] is null or c.status = any($3::text[]))
       order by c.id desc limit $4 offset $5`,
      [member.id, gameCode ?? null, status ?? null, pageSize, (page - 1) * pageSize],
    );
    return { total: chases[0]?.total ?? 0, list: chases.map((chase) => wireChase(chase, language)) };
  });

  routes.handleMember(getChase, async ({ member, language, request: { id } }) => {
    const chase = await ownChase(member.id, id);
    const issues = await readChaseIssues(context, id);
    return { chase: wireChase(chase, language), issues: issues.map(wireChaseIssue) };
  });

  routes.handleMember(cancelChase, async ({ member, language, request: { id } }) => {
    await limitCancellations(context, member.id);
    await withMember(member.id, async () => {
      await ownChase(member.id, id);
      if (await endChase(context, id, 'cancelled')) return;
      const { status } = await ownChase(member.id, id);
      if (status !== 'cancelled') throw new Refusal(409, 'lottery.chase.ended');
    });
    return wireById(id, language);
  });
}
