import { randomUUID } from 'node:crypto';
import { one } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMember } from '../../identity/index.ts';
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
