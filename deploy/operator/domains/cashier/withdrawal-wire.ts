import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import type { Merchant } from '../merchants/index.ts';
import { bankName } from './banks.ts';
import type { PaidPart } from './receipts/part-store.ts';
import { withdrawalRules } from './withdrawal-rules.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/** `110-***-**4821`: digits but the first three and the last four are hidden, the writing stays; a short number shows fewer. */
export function maskAccount(number: string): string {
  const digits = number.replace(/\D/g, '').length;
  const [first, last] = digits >= 10 ? [3, 4] : [1, 2];
  let seen = 0;
  return number.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > first && seen <= digits - last ? '*' : digit;
  });
}

const sumOf = (payments: readonly PaidPart[]): number =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Players see that an operator decided, not which one. */
const actorOf = (actor: string): 'player' | 'time' | 'operator' =>
  actor === 'player' || actor === 'time' ? actor : 'operator';

const ended: readonly WithdrawalStatus[] = ['completed', 'rejected', 'failed', 'cancelled'];

/** Whether its player may take it back: where the merchant offers that, and before anybody has begun the review. */
export const mayCancel = (merchant: Merchant, { status, approvals }: WithdrawalRow): boolean =>
  withdrawalRules(merchant).mayCancel &&
  (status === 'requested' || status === 'pending_review') &&
  approvals.length === 0;

/** One payment, for the player it was sent to. */
export const wirePayment = ({ amountMinor, payments }: WithdrawalRow, payment: PaidPart) => ({
  id: String(payment.id),
  number: payment.number,
  amount: payment.amountMinor,
  receivedAmount: payment.status === 'received' ? payment.amountMinor : 0,
  remainingAmount: amountMinor - sumOf(payments.filter(({ number }) => number <= payment.number)),
  status: payment.status,
  receivedBy: payment.receivedBy,
  paidAtMs: payment.paidAtMs,
  confirmByMs: payment.confirmByMs,
  disputeByMs: payment.disputeByMs,
  timeline: payment.timeline.map(({ actor, ...step }) => ({ ...step, by: actorOf(actor) })),
  proofs: [...payment.proofs],
});

/** One withdrawal, for its owner. */
export const wireWithdrawal = (row: WithdrawalRow, language: string, merchant: Merchant) => ({
  id: String(row.id),
  reference: row.reference,
  status: row.status,
  amount: row.amountMinor,
  fee: 0,
  bankName: bankName(row.bankCode, language),
  accountNumber: maskAccount(row.accountNumber),
  accountHolder: row.accountHolder,
  createdAtMs: row.createdAt.getTime(),
  answerByMs: row.answerBy.getTime(),
  reasonCode: row.reasonCode,
  mayCancel: mayCancel(merchant, row),
  timeline: row.timeline.map(({ status, atMs, reasonCode }) => ({ status, atMs, reasonCode })),
  receipt: {
    paidAmount: row.paidMinor,
    receivedAmount: sumOf(row.payments.filter(({ status }) => status === 'received')),
    remainingAmount: ended.includes(row.status) ? 0 : row.amountMinor - row.paidMinor,
    returnedAmount: row.returnedMinor,
    payments: row.payments.map((payment) => wirePayment(row, payment)),
  },
});
