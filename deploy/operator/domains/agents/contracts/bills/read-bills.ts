import { one } from '@tessera/database/database';
import { getBill, getBills } from '@tessera/shared/wire/agent';
import { walletOf } from '../../../identity/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { requireAgent } from '../../scope.ts';
import { requireKind } from '../rates.ts';
import { anyStatus, inList, openOf, payable, sumsBy } from './bill-filter.ts';
import { billOf, billTables, findBills } from './bill-store.ts';
import { wireBill, wireExplanation } from './wire-bill.ts';

const nothing = { count: 0, amount: 0, byStatus: [] };

/** The record of an agent's bills. */
export function answerBillReads(context: AgentsNeeds): void {
  const { routes, db, clock, ledger } = context;

  routes.handleMember(getBills, async ({ merchant, member, request }) => {
    requireAgent(member);
    requireKind(context, merchant, request.kind);
    const { page, pageSize, side } = request;
    const { timeZone } = merchant.profile;
    const { where, params } = inList(request, side, member.id, timeZone);
    const isPayer = side === 'given';
    const [list, sums, total, open, cash] = await Promise.all([
      findBills(db, `${where} order by b.period_from desc, b.id desc limit $7 offset $8`, [
        ...[...params, pageSize, (page - 1) * pageSize],
      ]),
      sumsBy(context, anyStatus(request, side, member.id, timeZone)),
      db.query<{ n: number }>(`select count(*) as n from ${billTables} where ${where}`, [...params]),
      isPayer ? openOf(context, payable(request, member.id, timeZone, clock.now())) : nothing,
      isPayer ? ledger.balance(merchant.code, walletOf(member).cash) : 0,
    ]);
    return { total: one(total).n, list: list.map(wireBill), sums, cash, open };
  });

  routes.handleMember(getBill, async ({ member, request: { id } }) => {
    requireAgent(member);
    const bill = await billOf(db, member.id, id);
    const payments = await db.query<{ amount: number; at: Date }>(
      'select amount_minor as amount, at from agent_bill_payment where bill_id = $1 order by number',
      [id],
    );
    return {
      ...wireExplanation(bill),
      payments: payments.map(({ amount, at }) => ({ amount, atMs: at.getTime() })),
    };
  });
}
