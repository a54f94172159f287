import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { createDeposit } from '@tessera/shared/wire/wallet';

export type Deposit = AnswerOf<typeof createDeposit>;
export type DepositPayment = NonNullable<Deposit['payment']>;

export interface DepositStep {
  readonly key: 'requested' | 'transfer' | 'pay' | 'confirm' | 'review' | 'credited' | 'reversed';
  readonly state: 'done' | 'now' | 'later' | 'failed';
  readonly atMs?: number;
  /** The latest time for an answer, or for the payment. */
  readonly byMs?: number;
}

type Steps = Pick<Deposit, 'status' | 'createdAtMs' | 'answerByMs' | 'decidedAtMs' | 'payment'> &
  Partial<Pick<Deposit, 'methodId'>>;

/** The payment itself: expected, received, or expired. */
function payStep({ payment, decidedAtMs }: Steps & { readonly payment: DepositPayment }): DepositStep {
  const { receivedAtMs, payByMs, stage } = payment;
  if (receivedAtMs !== null) return { key: 'pay', state: 'done', atMs: receivedAtMs };
  if (stage === 'expired' || stage === 'returned')
    return { key: 'pay', state: 'failed', ...(decidedAtMs === null ? {} : { atMs: decidedAtMs }) };
  return { key: 'pay', state: 'now', byMs: payByMs };
}

/** The steps of a deposit through a provider: paid, confirmed for coins, reviewed where something differs, credited. */
function paymentSteps(deposit: Steps & { readonly payment: DepositPayment }): readonly DepositStep[] {
  const { payment, createdAtMs, decidedAtMs } = deposit;
  const { stage, coin, receivedAtMs } = payment;
  const decided = decidedAtMs === null ? {} : { atMs: decidedAtMs };
  const steps: DepositStep[] = [{ key: 'requested', state: 'done', atMs: createdAtMs }, payStep(deposit)];
  const isCredited = stage === 'credited' || stage === 'reversed';
  if (coin && stage !== 'expired' && stage !== 'returned' && stage !== 'review')
    steps.push({ key: 'confirm', state: isCredited ? 'done' : stage === 'confirming' ? 'now' : 'later' });
  if (stage === 'review') steps.push({ key: 'review', state: 'now' });
  if (stage === 'returned' && receivedAtMs !== null) steps.push({ key: 'review', state: 'failed', ...decided });
  if (isCredited) steps.push({ key: 'credited', state: 'done', ...decided });
  else if (stage !== 'expired' && stage !== 'returned') steps.push({ key: 'credited', state: 'later' });
  if (stage === 'reversed') steps.push({ key: 'reversed', state: 'failed' });
  return steps;
}

/** The steps of a deposit: requested, transfer or payment, credited; or rejected, and nothing has moved. */
export function depositSteps(deposit: Steps): readonly DepositStep[] {
  const { payment } = deposit;
  if (payment) return paymentSteps({ ...deposit, payment });
  const atMs = deposit.decidedAtMs ?? undefined;
  const requested: DepositStep = { key: 'requested', state: 'done', atMs: deposit.createdAtMs };
  if (deposit.methodId === 'voucher') return [requested, { key: 'credited', state: 'done', atMs }];
  switch (deposit.status) {
    case 'approved':
      return [requested, { key: 'transfer', state: 'done', atMs }, { key: 'credited', state: 'done', atMs }];
    case 'rejected':
      return [requested, { key: 'transfer', state: 'failed', atMs }];
    default:
      return [
        requested,
        { key: 'transfer', state: 'now', byMs: deposit.answerByMs },
        { key: 'credited', state: 'later', byMs: deposit.answerByMs },
      ];
  }
}
