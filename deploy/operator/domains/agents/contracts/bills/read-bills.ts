import { one } from '@tessera/database/database';
import { daysRange } from '@tessera/shared/format';
import { type BillStatus, getBill, getBills } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { searchedName, walletOf } from '../../../identity/index.ts';
import { literally } from '../../figures/branch-rows.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { requireAgent } from '../../scope.ts';
import { requireKind } from '../rates.ts';
import { billOf, billTables, findBills, isOpenBill } from './bill-store.ts';
import { wireBill, wireExplanation } from './wire-bill.ts';

interface StatusSum {
  readonly status: BillStatus;
  readonly count: number;
  readonly amount: number;
  readonly paid: number;
}

type Filter = RequestOf<typeof getBills>;
type Param = string | number | Date | readonly string[];

const sumsBy = ({ db }: Pick<AgentsNeeds, 'db'>, where: string, params: readonly Param[]): Promise<StatusSum[]> =>
  db.query<StatusSum>(
    `select b.status, count(*) as count, sum(b.amount_minor)::bigint as amount, sum(b.paid_minor)::bigint as paid
     from ${billTables} where ${where} group by 1 order by 1`,
    [...params],
  );

/** A filter without its status: of it the sums by status are made. */
function conditionOf({ side, from, to, keyword = '', kind }: Filter, memberId: number, timeZone: string) {
  const { own, other } = side === 'received' ? { own: 'b.agent_id', other: 'p' } : { own: 'b.payer_id', other: 'a' };
  const { fromMs } = daysRange(from ?? '2000-01-01', from ?? '2000-01-01', timeZone);
  const { toMs } = daysRange(to ?? '2100-01-01', to ?? '2100-01-01', timeZone);
  return {
    where: `${own} = $1 and b.kind = $2 and b.period_to > $3 and b.period_to <= $4 and ${other}.username ilike '%' || $5 || '%'`,
    params: [memberId, kind, new Date(fromMs), new Date(toMs), literally(searchedName(keyword))] as const,
  };
}

/** Everything that a payer owes of a kind. */
export async function openBillsOf(context: Pick<AgentsNeeds, 'db'>, payerId: number, kind: string, now: Date) {
  const byStatus = await sumsBy(context, `b.payer_id = $1 and b.kind = $2 and ${isOpenBill} and b.expires_at > $3`, [
    payerId,
    kind,
    now,
  ]);
  return {
    count: byStatus.reduce((sum, { count }) => sum + count, 0),
    amount: byStatus.reduce((sum, { amount, paid }) => sum + amount - paid, 0),
    byStatus,
  };
}

/** The record of an agent's bills. */
export function answerBillReads(context: AgentsNeeds): void {
  const { routes, db, clock, ledger } = context;

  routes.handleMember(getBills, async ({ merchant, member, request }) => {
    requireAgent(member);
    requireKind(context, merchant, request.kind);
    const { page, pageSize, kind, side, status = [] } = request;
    const { where, params } = conditionOf(request, member.id, merchant.profile.timeZone);
    const filtered = `${where} and (cardinality($6::text[]) = 0 or b.status = any($6::text[]))`;
    const all = [...params, status];
    const [list, sums, total, open, cash] = await Promise.all([
      findBills(db, `${filtered} order by b.period_from desc, b.id desc limit $7 offset $8`, [
        ...[...all, pageSize, (page - 1) * pageSize],
      ]),
      sumsBy(context, where, params),
      db.query<{ n: number }>(`select count(*) as n from ${billTables} where ${filtered}`, all),
      openBillsOf(context, member.id, kind, clock.now()),
      side === 'given' ? ledger.balance(merchant.code, walletOf(member).cash) : 0,
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
