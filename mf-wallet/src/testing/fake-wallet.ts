import { recorded } from '@tessera/shared/testing/recorded';
import {
  createDeposit,
  type DepositStatus,
  getDepositSettings,
  getWithdrawal,
  getWithdrawSettings,
  type PaymentStage,
  type WithdrawalStatus,
} from '@tessera/shared/wire/wallet';
import type { DepositPayment } from '../model/deposit-steps.ts';

/** What the operator answers to a member who may deposit and has no bonus to choose. */
export const depositSettings = { ...recorded(getDepositSettings), bonuses: [] };

/** The bonus that a first deposit may come with. */
const [bonus] = recorded(getDepositSettings).bonuses;
if (!bonus) throw new Error('The recorded settings have no bonus.');
/** The bonus that a first deposit may come with. */
export const firstBonus = bonus;

const { accounts, ...settings } = recorded(getWithdrawSettings);
if (!accounts?.list[0]) throw new Error('The recorded settings have no bank account.');
/** What an operator without a book of bank accounts answers to a member who may withdraw and has set a payment password. */
export const withdrawSettings = settings;
/** The same from an operator with a book, and one account in it. */
export const bookSettings = { ...settings, accounts };
/** The account in the book. */
export const [bookedAccount] = [accounts.list[0]];

/** A reference of the operator's form, with that id at its end. */
const withId = (reference: string, id: string): string => reference.replace(/\d+$/, id.padStart(4, '0'));

/** A deposit that was announced just now, whose answer is due in ten minutes. */
export function newDeposit(id: string, amount: number) {
  const deposit = recorded(createDeposit);
  return {
    ...deposit,
    id,
    reference: withId(deposit.reference, id),
    status: 'pending' as DepositStatus,
    amount,
    createdAtMs: Date.now(),
    answerByMs: Date.now() + 600_000,
  };
}

/** The payment of a deposit through a provider. */
export const payment = (stage: PaymentStage, more: Partial<DepositPayment> = {}): DepositPayment => ({
  stage,
  payByMs: Date.now() + 600_000,
  qr: '',
  reasonCode: null,
  receivedAmount: null,
  receivedAtMs: null,
  extraAmount: 0,
  owed: null,
  coin: null,
  ...more,
});

/** What changes of a withdrawal whose parts were sent one after the other, none of them confirmed yet. */
export function paidInParts(status: WithdrawalStatus, ...parts: readonly number[]) {
  const { receipt } = recorded(getWithdrawal, 'paid');
  const [payment] = receipt?.payments ?? [];
  if (!payment) throw new Error('The recorded withdrawal was not paid in parts.');
  const paidAmount = parts.reduce((sum, amount) => sum + amount, 0);
  const payments = parts.map((amount, at) => {
    const timeline = [
      { status: 'sent', by: 'operator', atMs: Date.now() + at, reasonCode: null, comment: '' },
    ] as const;
    return { ...payment, id: String(at + 1), number: at + 1, status: 'sent' as const, amount, timeline: [...timeline] };
  });
  return { status, receipt: { paidAmount, receivedAmount: 0, remainingAmount: 0, returnedAmount: 0, payments } };
}

/** A withdrawal that was asked for just now, whose answer is due in an hour. */
export function newWithdrawal(id: string, amount: number, of: 'in-review' | 'rejected' = 'in-review') {
  const withdrawal = recorded(getWithdrawal, of);
  const atMs = Date.now();
  return {
    ...withdrawal,
    id,
    reference: withId(withdrawal.reference, id),
    amount,
    createdAtMs: atMs,
    answerByMs: atMs + 3_600_000,
    timeline: withdrawal.timeline.map((step) => ({ ...step, atMs })),
  };
}
