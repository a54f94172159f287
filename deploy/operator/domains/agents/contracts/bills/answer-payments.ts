import { one } from '@tessera/database/database';
import { minorToDecimal } from '@tessera/shared/money';
import { payBill, payBills } from '@tessera/shared/wire/agent';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Merchant } from '../../../merchants/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { requireAgent } from '../../scope.ts';
import { requireKind } from '../rates.ts';
import { type BillCondition, type BillFilter, openOf, payable } from './bill-filter.ts';
import { billOf, findBills, isOpenBill, unknownBill } from './bill-store.ts';
import { payOpen } from './pay.ts';
import { wireBill } from './wire-bill.ts';

/** One call pays so many bills and answers how many are left; the page repeats it. */
const perCall = 100;

const refusals = {
  short: () => new Refusal(409, 'agent.bill.short'),
  closed: () => new Refusal(409, 'agent.bill.closed'),
  receiver: () => new Refusal(409, 'agent.bill.receiver'),
} as const;

/** What a request has paid of a bill already. */
async function paidBy({ db }: AgentsNeeds, billId: number, requestId: string): Promise<number | undefined> {
  const [paid] = await db.query<{ amount: number }>(
    'select amount_minor as amount from agent_bill_payment where bill_id = $1 and request_id = $2',
    [billId, requestId],
  );
  return paid?.amount;
}

/** One run of "pay all": a filter paid over several calls. */
interface PayRun {
  readonly id: number;
  readonly at: Date;
  /** It pays nothing more, however often it is repeated. */
  readonly isOver: boolean;
  /** The bill for which there was not enough. */
  readonly shortOf: number | null;
}

/** Who pays, and which bills. */
interface PayRunRequest {
  readonly merchant: Merchant;
  readonly payerId: number;
  readonly request: RequestOf<typeof payBills>;
}

/** A filter as it is stored with its run: the same request has the same one. */
const storedFilter = ({ from, to, status, keyword }: BillFilter): string =>
  JSON.stringify({ from, to, keyword, ...(status ? { status: [...status].sort() } : {}) });

/**
 * Starts a run if the count and amount are still what the payer saw; a repeated request resumes its run.
 * Called within the payer's `withMember`.
 */
async function startOrResume(context: AgentsNeeds, { merchant, payerId, request }: PayRunRequest): Promise<PayRun> {
  const { db, clock } = context;
  const { requestId, kind } = request;
  const filter = storedFilter(request);
  const known = await db.query<PayRun & { isSame: boolean }>(
    `select id, at, over_at is not null as "isOver", short_of as "shortOf",
            (kind, bills, amount_minor, filter) = ($3, $4::int, $5::bigint, $6::jsonb) as "isSame"
     from agent_bill_press where payer_id = $1 and request_id = $2`,
    [payerId, requestId, kind, request.count, request.amount, filter],
  );
  if (known[0] && !known[0].isSame) throw new Refusal(409, 'duplicate.mismatch');
  if (known[0]) return known[0];
  const now = clock.now();
  const { count, amount } = await openOf(context, payable(request, payerId, merchant.profile.timeZone, now));
  if (count !== request.count || amount !== request.amount)
    throw new Refusal(409, 'agent.bills.changed', {
      count,
      amount: minorToDecimal(amount, merchant.currency),
    });
  const rows = await db.query<PayRun>(
    `insert into agent_bill_press (payer_id, request_id, kind, at, bills, amount_minor, filter)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb) returning id, at, false as "isOver", null as "shortOf"`,
    [payerId, requestId, kind, now, count, amount, filter],
  );
  return one(rows);
}

/** The bills that a run can still pay: none that was issued after it started. */
function openInRun(
  { clock }: AgentsNeeds,
  { merchant, payerId, request }: PayRunRequest,
  { at }: PayRun,
): BillCondition {
  const { where, params } = payable(request, payerId, merchant.profile.timeZone, clock.now());
  return { where: `${where} and b.issued_at <= $8`, params: [...params, at] };
}

/** Pays some of the bills, each in a transaction of its own, the oldest period first; returns the run as it is then. */
async function payNext(context: AgentsNeeds, of: PayRunRequest, run: PayRun): Promise<PayRun> {
  const { db, clock, withMember } = context;
  if (run.isOver) return run;
  const { where, params } = openInRun(context, of, run);
  const bills = await findBills(db, `${where} order by b.period_from, b.id limit ${perCall}`, params);
  let shortOf: number | null = null;
  for (const { id } of bills) {
    const payment = await withMember(of.payerId, () => payOpen(context, of.merchant, id, { pressId: run.id }));
    if (payment.outcome === 'short' || (payment.outcome === 'paid' && !payment.isWhole)) {
      shortOf = id;
      break;
    }
  }
  const isOver = shortOf !== null || bills.length < perCall;
  if (isOver)
    await db.query('update agent_bill_press set over_at = $2, short_of = $3 where id = $1 and over_at is null', [
      run.id,
      clock.now(),
      shortOf,
    ]);
  return { ...run, isOver, shortOf };
}

/** What a run has paid until now, and what is left. */
async function outcomeOf(context: AgentsNeeds, of: PayRunRequest, run: PayRun): Promise<AnswerOf<typeof payBills>> {
  const { db } = context;
  const { where, params } = openInRun(context, of, run);
  const [sums, left] = await Promise.all([
    db.query<{ paid: number; amount: number }>(
      `select count(*) filter (where b.status = 'paid') as paid, coalesce(sum(x.amount_minor), 0)::bigint as amount
       from agent_bill_payment x join agent_bill b on b.id = x.bill_id where x.press_id = $1`,
      [run.id],
    ),
    // A filter of statuses has lost the bill that could not be paid whole.
    openOf(context, {
      where: `((${where}) or b.id = $9 and ${isOpenBill})`,
      params: [...params, run.shortOf ?? 0],
    }),
  ]);
  const ended = run.shortOf === null ? 'done' : 'short';
  return {
    ...one(sums),
    left: { count: left.count, amount: left.amount },
    state: run.isOver ? ended : 'going',
  };
}

/** The payments of one bill, and of all bills that a filter shows. */
export function answerPayments(context: AgentsNeeds): void {
  const { routes, db, withMember } = context;

  routes.handleMember(payBill, async ({ merchant, member, request: { billId, requestId } }) => {
    requireAgent(member);
    const { payerId, kind } = await billOf(db, member.id, billId);
    if (payerId !== member.id) throw unknownBill();
    requireKind(context, merchant, kind);
    const payment = await withMember(member.id, async () => {
      const amountMinor = await paidBy(context, billId, requestId);
      if (amountMinor !== undefined) return { outcome: 'paid' as const, amountMinor };
      return payOpen(context, merchant, billId, { requestId });
    });
    // After the commit: that the payer is short is stored.
    if (payment.outcome !== 'paid') throw refusals[payment.outcome]();
    return { bill: wireBill(await billOf(db, member.id, billId)), amount: payment.amountMinor };
  });

  routes.handleMember(payBills, async ({ merchant, member, request }) => {
    requireAgent(member);
    requireKind(context, merchant, request.kind);
    const of: PayRunRequest = { merchant, payerId: member.id, request };
    const run = await withMember(member.id, () => startOrResume(context, of));
    return outcomeOf(context, of, await payNext(context, of, run));
  });
}
