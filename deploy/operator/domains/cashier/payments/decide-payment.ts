import { randomUUID } from 'node:crypto';
import { type Database, one, type SqlValue } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMember } from '../../identity/index.ts';
import { cashierCall } from '../cashier-refusal.ts';
import { decideLocked, readDeposits } from '../deposit-store.ts';
import { requireOpenAccount } from '../require-real-account.ts';
import { feeOf, type PaymentNeeds, setPayment } from './accept-payment.ts';
import { confirmationsNeeded } from './adapter.ts';
import { type PaymentRow, readPayments } from './payment-store.ts';

/** Why the deposit of a returned payment ends; a second payment leaves its deposit as it is. */
const endings: Readonly<Record<string, string>> = {
  'payment.name.differs': 'deposit.holder.differs',
  'payment.amount.outside': 'deposit.amount.differs',
};

/** Credits a payment to its own deposit, or one that the deposit cannot take to a new deposit beside it. */
async function credit(context: PaymentNeeds, payment: PaymentRow, by: string): Promise<void> {
  const { db, clock } = context;
  if (payment.depositId === null) throw new Refusal(409, 'payment.order.unknown');
  if (payment.coinCents !== null && payment.confirmations < confirmationsNeeded)
    throw new Refusal(409, 'payment.unconfirmed');
  const deposit = one(await readDeposits(context, 'd.id = $1', [payment.depositId]));
  await requireOpenAccount(context, deposit.memberId);
  const received = { amountMinor: payment.amountMinor, feeMinor: feeOf(deposit, payment.amountMinor) };
  const canTake = deposit.status === 'pending' || deposit.reasonCode === 'deposit.expired';
  let target = deposit;
  if (!canTake) {
    const { merchant, memberId, methodId, depositorName, terms } = deposit;
    const fields = [merchant, memberId, randomUUID(), methodId, payment.amountMinor, depositorName];
    const at = clock.now();
    const rows = await db.query<{ id: number }>(
      'select create_deposit($1, $2, $3, $4, $5, $6, $7, $7, $8, $7, $9::jsonb) as id',
      [...fields, at, `extra:${payment.id}`, JSON.stringify({ ...terms, qr: '' })],
    );
    target = one(await readDeposits(context, 'd.id = $1', [one(rows).id]));
    await db.query('update payment set deposit_id = $2 where id = $1', [payment.id, target.id]);
  }
  await setPayment(context, payment, 'credited', payment.reasonCode, by);
  await decideLocked(context, target, { to: 'approved', by, reasonCode: null, received });
}

/** The money goes back to who sent it; what had been waiting for it ends with the reason. */
async function giveBack(context: PaymentNeeds, payment: PaymentRow, by: string): Promise<void> {
  await setPayment(context, payment, 'returned', payment.reasonCode, by);
  const ending = endings[payment.reasonCode ?? ''];
  if (!ending || payment.depositId === null) return;
  const deposit = one(await readDeposits(context, 'd.id = $1', [payment.depositId]));
  if (deposit.status === 'pending') await decideLocked(context, deposit, { to: 'rejected', by, reasonCode: ending });
}

/** What a person decides of a payment in review; saying the same again changes nothing. */
export async function decidePayment(
  context: PaymentNeeds,
  id: number,
  to: 'credited' | 'returned',
  by: string,
): Promise<PaymentRow | null> {
  const find = async () => (await readPayments(context.db, 'p.id = $1', [id]))[0];
  const named = await find();
  if (!named) throw new Refusal(404, 'payment.unknown');
  const decide = async () => {
    await context.db.query('select 1 from payment where id = $1 for update', [id]);
    const payment = await find();
    if (!payment || payment.status === to) return null;
    if (payment.status !== 'review') throw new Refusal(409, 'payment.state.not.allowed');
    await (to === 'credited' ? credit(context, payment, by) : giveBack(context, payment, by));
    return payment;
  };
  return context.db.transaction(async () => {
    if (named.memberId !== null) await lockMember(context.db, named.memberId);
    return decide();
  });
}

export interface ClaimRow {
  readonly id: number;
  readonly merchant: string;
  readonly memberId: number;
  readonly username: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly openMinor: number;
  readonly at: Date;
  readonly closedAt: Date | null;
  readonly total: number;
}

/** What members owe after reversals and corrected rounds; `where` may use the aliases `c` and `m`. */
export const readClaims = (
  { db }: Pick<PaymentNeeds, 'db'>,
  where: string,
  params: readonly SqlValue[],
): Promise<ClaimRow[]> =>
  db.query(
    `select c.id, c.merchant, c.member_id as "memberId", m.username, coalesce(c.reference, d.reference) as reference, c.amount_minor as "amountMinor",
            c.open_minor as "openMinor", c.at, c.closed_at as "closedAt", count(*) over () as total
     from payment_claim c join member m on m.id = c.member_id left join payment p on p.id = c.payment_id
       left join deposit d on d.id = p.deposit_id where ${where}`,
    params,
  );

/** Collects what there is cash for, or writes the rest off; answers how much, 0 when nothing was changed. */
export async function settleClaim(
  context: PaymentNeeds,
  id: number,
  how: 'collect' | 'write-off',
  by: string,
): Promise<number> {
  const [claim] = await readClaims(context, 'c.id = $1', [id]);
  if (!claim) throw new Refusal(404, 'claim.unknown');
  return context.db.transaction(async () => {
    await lockMember(context.db, claim.memberId);
    const rows = await cashierCall(() =>
      context.db.query<{ amount: number }>('select settle_claim($1, $2, $3, $4) as amount', [
        id,
        how,
        by,
        context.clock.now(),
      ]),
    );
    return one(rows).amount;
  });
}

/** What each of these members owes, in minor units; one who owes nothing is left out. */
export async function openClaims(db: Database, memberIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ memberId: number; openMinor: number }>(
    `select member_id as "memberId", sum(open_minor)::bigint as "openMinor" from payment_claim
     where member_id = any($1::bigint[]) and open_minor > 0 group by member_id`,
    [memberIds],
  );
  return new Map(rows.map(({ memberId, openMinor }) => [memberId, openMinor]));
}

/** Until a claim is settled, nothing is paid out: neither what is asked for now nor what was asked for before. */
export async function hasOpenClaim(db: Database, memberId: number): Promise<boolean> {
  const open = await db.query('select 1 from payment_claim where member_id = $1 and open_minor > 0 limit 1', [
    memberId,
  ]);
  return open.length > 0;
}

/** What a member's open claims come to, and what of it is still open; undefined without one. */
export async function owedBy(
  db: Database,
  memberId: number,
): Promise<{ readonly amount: number; readonly openAmount: number } | undefined> {
  const { amount, openAmount } = one(
    await db.query<{ amount: number; openAmount: number }>(
      `select coalesce(sum(amount_minor), 0)::bigint as amount, coalesce(sum(open_minor), 0)::bigint as "openAmount"
       from payment_claim where member_id = $1 and open_minor > 0`,
      [memberId],
    ),
  );
  return openAmount > 0 ? { amount, openAmount } : undefined;
}

export function guardClaims({ db, hooks }: Pick<PaymentNeeds, 'db' | 'hooks'>): void {
  hooks.withdrawalGuards.push(async (_merchant, member) =>
    (await hasOpenClaim(db, member.id)) ? { code: 'withdrawal.claim.open', remainingTurnoverMinor: 0 } : null,
  );
}
