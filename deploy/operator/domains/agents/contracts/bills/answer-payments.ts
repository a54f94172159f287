import { one } from '@tessera/database/database';
import { minorToDecimal } from '@tessera/shared/money';
import { payBill, payBills } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Member } from '../../../identity/index.ts';
import type { Merchant } from '../../../merchants/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { requireAgent } from '../../scope.ts';
import { requireKind } from '../rates.ts';
import { billOf, findBills, isOpenBill, unknownBill } from './bill-store.ts';
import { payOpen } from './pay.ts';
import { openBillsOf } from './read-bills.ts';
import { wireBill } from './wire-bill.ts';

/** One press pays so many bills; the page shows what is left. */
const perPress = 500;

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

interface Press {
  readonly id: number;
  readonly at: Date;
  /** A repeated request pays nothing more. */
  readonly isOver: boolean;
}

interface Seen {
  readonly requestId: string;
  readonly kind: string;
  readonly count: number;
  readonly amount: number;
}

/** Stores a press, if it is about what there is; a repeated one finds itself. In the payer's turn. */
async function press(context: AgentsNeeds, { id: payerId }: Member, merchant: Merchant, seen: Seen): Promise<Press> {
  const { db, clock } = context;
  const { requestId, kind } = seen;
  const known = await db.query<Press & { isSame: boolean }>(
    `select id, at, over_at is not null as "isOver", (kind, bills, amount_minor) = ($3, $4::int, $5::bigint) as "isSame"
     from agent_bill_press where payer_id = $1 and request_id = $2`,
    [payerId, requestId, kind, seen.count, seen.amount],
  );
  if (known[0] && !known[0].isSame) throw new Refusal(409, 'duplicate.mismatch');
  if (known[0]) return known[0];
  const { count, amount } = await openBillsOf(context, payerId, kind, clock.now());
  if (count !== seen.count || amount !== seen.amount)
    throw new Refusal(409, 'agent.bills.changed', {
      count,
      amount: minorToDecimal(amount, merchant.currency),
    });
  const rows = await db.query<Press>(
    `insert into agent_bill_press (payer_id, request_id, kind, at, bills, amount_minor) values ($1, $2, $3, $4, $5, $6)
     returning id, at, false as "isOver"`,
    [payerId, requestId, kind, clock.now(), count, amount],
  );
  return one(rows);
}

/** Pays bill after bill, each in a transaction of its own, until the cash is used up. */
async function payPressed(context: AgentsNeeds, merchant: Merchant, payerId: number, kind: string, pressed: Press) {
  const { db, clock, withMember } = context;
  if (pressed.isOver) return;
  const bills = await findBills(
    db,
    `b.payer_id = $1 and b.kind = $2 and ${isOpenBill} and b.issued_at <= $3 order by b.period_from, b.id limit ${perPress}`,
    [payerId, kind, pressed.at],
  );
  for (const { id } of bills) {
    const payment = await withMember(payerId, () => payOpen(context, merchant, id, { pressId: pressed.id }));
    if (payment.outcome === 'short' || (payment.outcome === 'paid' && !payment.isWhole)) break;
  }
  await db.query('update agent_bill_press set over_at = $2 where id = $1', [pressed.id, clock.now()]);
}

/** A payer's press on one bill, or on all. */
export function answerPayments(context: AgentsNeeds): void {
  const { routes, db, clock, withMember } = context;

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
    const pressed = await withMember(member.id, () => press(context, member, merchant, request));
    await payPressed(context, merchant, member.id, request.kind, pressed);
    const [sums, open] = await Promise.all([
      db.query<{ paid: number; amount: number }>(
        `select count(*) filter (where b.status = 'paid') as paid, coalesce(sum(x.amount_minor), 0)::bigint as amount
         from agent_bill_payment x join agent_bill b on b.id = x.bill_id where x.press_id = $1`,
        [pressed.id],
      ),
      openBillsOf(context, member.id, request.kind, clock.now()),
    ]);
    return { ...one(sums), open: open.count };
  });
}
