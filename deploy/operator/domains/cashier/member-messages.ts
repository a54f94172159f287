import { one } from '@tessera/database/database';
import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import type { CashierNeeds } from './needs.ts';

export type MessageNeeds = Pick<CashierNeeds, 'db' | 'inbox'>;

interface WithdrawalSubject {
  readonly merchant: string;
  readonly memberId: number;
  readonly reference: string;
  readonly amountMinor: number;
  readonly paidMinor: number;
}

const subjectOf = async ({ db }: MessageNeeds, id: number): Promise<WithdrawalSubject> =>
  one(
    await db.query<WithdrawalSubject>(
      `select merchant, member_id as "memberId", reference, amount_minor as "amountMinor", paid_minor as "paidMinor"
       from withdrawal where id = $1`,
      [id],
    ),
  );

const hasMessage = (status: WithdrawalStatus): status is 'rejected' | 'submitted' | 'failed' =>
  status === 'rejected' || status === 'submitted' || status === 'failed';

/** Posts a step of a withdrawal to its member, in the step's transaction; some steps have no message. */
export async function postWithdrawalStep(context: MessageNeeds, id: number, to: WithdrawalStatus): Promise<void> {
  if (!hasMessage(to)) return;
  const { merchant, memberId, reference, amountMinor, paidMinor } = await subjectOf(context, id);
  await context.inbox.post({
    ...{ merchant, memberId, key: `withdrawal:${id}:${to}`, topic: `withdrawal.${to}` },
    // What was paid before the bank failed stays paid.
    facts: { reference, amountMinor: to === 'failed' ? amountMinor - paidMinor : amountMinor },
  });
}

interface DepositSubject {
  readonly merchant: string;
  readonly memberId: number;
  readonly reference: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly status: string;
  readonly reasonCode: string | null;
}

/** Posts the decision of a deposit, in its transaction; a deposit that was not paid in time has no message. */
export async function postDeposit({ db, inbox }: MessageNeeds, id: number): Promise<void> {
  const { merchant, memberId, reference, amountMinor, feeMinor, status, reasonCode } = one(
    await db.query<DepositSubject>(
      `select merchant, member_id as "memberId", reference, amount_minor as "amountMinor", fee_minor as "feeMinor", status,
              reason_code as "reasonCode" from deposit where id = $1`,
      [id],
    ),
  );
  if (reasonCode === 'deposit.expired') return;
  const isCredited = status === 'approved';
  await inbox.post({
    ...{ merchant, memberId, key: `deposit:${id}:${status}` },
    topic: isCredited ? 'deposit.credited' : 'deposit.rejected',
    facts: { reference, amountMinor: isCredited ? amountMinor - feeMinor : amountMinor },
  });
}

/** Posts a payment of a withdrawal, in its transaction. */
export async function postPayment(context: MessageNeeds, id: number, requestId: string): Promise<void> {
  const { merchant, memberId, reference } = await subjectOf(context, id);
  const { number, amountMinor } = one(
    await context.db.query<{ number: number; amountMinor: number }>(
      'select number, amount_minor as "amountMinor" from withdrawal_part where withdrawal_id = $1 and request_id = $2',
      [id, requestId],
    ),
  );
  await context.inbox.post({
    ...{ merchant, memberId, key: `withdrawal:${id}:part:${number}`, topic: 'withdrawal.paid' },
    facts: { reference, amountMinor },
  });
}

/** Posts the outcome of a payment that the member did not confirm, in the step's transaction. */
export async function postSettledPart(
  { db, inbox }: MessageNeeds,
  partId: number,
  to: 'received' | 'disputed' | 'returned',
  by: string | null,
): Promise<void> {
  const topics = { time: 'withdrawal.part-overdue', operator: 'withdrawal.part-forced' } as const;
  const topic =
    to === 'returned'
      ? 'withdrawal.part-returned'
      : to === 'received' && (by === 'time' || by === 'operator') && topics[by];
  if (!topic) return;
  const { id, merchant, memberId, reference, number, amountMinor } = one(
    await db.query<{
      id: number;
      merchant: string;
      memberId: number;
      reference: string;
      number: number;
      amountMinor: number;
    }>(
      `select w.id, w.merchant, w.member_id as "memberId", w.reference, p.number, p.amount_minor as "amountMinor"
       from withdrawal_part p join withdrawal w on w.id = p.withdrawal_id where p.id = $1`,
      [partId],
    ),
  );
  await inbox.post({
    ...{ merchant, memberId, topic, key: `withdrawal:${id}:part:${number}:${topic}` },
    facts: { reference, amountMinor },
  });
}

/** Posts what the member owes after a credited payment was reversed, in the reversal's transaction. */
export async function postReversal({ db, inbox }: MessageNeeds, paymentId: number): Promise<void> {
  const [claim] = await db.query<Pick<DepositSubject, 'merchant' | 'memberId' | 'reference' | 'amountMinor'>>(
    `select c.merchant, c.member_id as "memberId", d.reference, c.amount_minor as "amountMinor"
     from payment_claim c join payment p on p.id = c.payment_id join deposit d on d.id = p.deposit_id where p.id = $1`,
    [paymentId],
  );
  if (!claim) return;
  const { merchant, memberId, ...facts } = claim;
  await inbox.post({ merchant, memberId, key: `payment:${paymentId}:reversed`, topic: 'deposit.reversed', facts });
}

/** Posts a received transfer to the account above, in the transfer's transaction. */
export async function postUplineTransfer({ db, inbox }: MessageNeeds, id: number): Promise<void> {
  const { merchant, memberId, ...facts } = one(
    await db.query<Pick<DepositSubject, 'merchant' | 'memberId' | 'reference' | 'amountMinor'>>(
      'select merchant, upline_id as "memberId", reference, amount_minor as "amountMinor" from upline_transfer where id = $1',
      [id],
    ),
  );
  await inbox.post({ merchant, memberId, key: `upline-transfer:${id}`, topic: 'transfer.received', facts });
}

/** Posts a new bank account to its member, in case somebody else has added it. */
export function postBankAccount(
  { inbox }: Pick<MessageNeeds, 'inbox'>,
  { merchant, id: memberId }: { readonly merchant: string; readonly id: number },
  accountId: number,
  maskedNumber: string,
): Promise<void> {
  const facts = { reference: maskedNumber, amountMinor: 0 };
  return inbox.post({ merchant, memberId, key: `bank-account:${accountId}`, topic: 'account.added', facts });
}
