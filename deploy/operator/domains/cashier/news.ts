import { one } from '@tessera/database/database';
import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import type { CashierNeeds } from './needs.ts';

export type NewsNeeds = Pick<CashierNeeds, 'db' | 'inbox'>;

interface WithdrawalSubject {
  readonly merchant: string;
  readonly memberId: number;
  readonly reference: string;
  readonly amountMinor: number;
  readonly paidMinor: number;
}

const subjectOf = async ({ db }: NewsNeeds, id: number): Promise<WithdrawalSubject> =>
  one(
    await db.query<WithdrawalSubject>(
      `select merchant, member_id as "memberId", reference, amount_minor as "amountMinor", paid_minor as "paidMinor"
       from withdrawal where id = $1`,
      [id],
    ),
  );

const isNews = (status: WithdrawalStatus): status is 'rejected' | 'submitted' | 'failed' =>
  status === 'rejected' || status === 'submitted' || status === 'failed';

/** Tells the member of a step of a withdrawal, in the step's transaction; some steps are no news. */
export async function postWithdrawalStep(context: NewsNeeds, id: number, to: WithdrawalStatus): Promise<void> {
  if (!isNews(to)) return;
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

/** Tells the member that a deposit was decided, in the decision's transaction; that nothing was paid in time is no news. */
export async function postDeposit({ db, inbox }: NewsNeeds, id: number): Promise<void> {
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

/** Tells the member of a payment of a withdrawal, in its transaction. */
export async function postPayment(context: NewsNeeds, id: number, requestId: string): Promise<void> {
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
