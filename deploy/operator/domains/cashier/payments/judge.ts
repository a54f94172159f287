import type { paymentReasons } from '@tessera/shared/wire/wallet';
import { dayMs } from '../../../platform/clock/durations.ts';
import { confirmationsNeeded } from './adapter.ts';

export type PaymentReason = (typeof paymentReasons)[number];

/** A late payment is still matched by itself within this time after its deposit has expired. */
const latestMatchMs = dayMs;

export interface JudgedDeposit {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly reasonCode: string | null;
  readonly decidedAt: Date | null;
  readonly depositorName: string;
  /** Of the method: what is received may be between them. */
  readonly minimumMinor: number;
  readonly maximumMinor: number;
}

export interface JudgedPayment {
  readonly amountMinor: number;
  /** Empty where the provider knows no name. */
  readonly payerName: string;
  /** Null where a payment counts at once. */
  readonly confirmations: number | null;
}

export type Judgement =
  | { readonly is: 'credit' }
  | { readonly is: 'wait' }
  | { readonly is: 'review'; readonly reason: PaymentReason };

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/**
 * What becomes of a payment. Less or more than was asked for is credited as received while it is within the limits of the
 * method; a name that differs, an amount outside of the limits, a second payment, and one that is later than a day or after
 * a rejection wait for a person.
 */
export function judgePayment(deposit: JudgedDeposit, payment: JudgedPayment, now: Date): Judgement {
  const review = (reason: PaymentReason): Judgement => ({ is: 'review', reason });
  if (deposit.status === 'approved') return review('payment.duplicate');
  if (deposit.status === 'rejected') {
    const lateMs = now.getTime() - (deposit.decidedAt?.getTime() ?? 0);
    if (deposit.reasonCode !== 'deposit.expired' || lateMs > latestMatchMs) return review('payment.late');
  }
  if (payment.payerName !== '' && plain(payment.payerName) !== plain(deposit.depositorName))
    return review('payment.name.differs');
  if (payment.amountMinor < deposit.minimumMinor || payment.amountMinor > deposit.maximumMinor)
    return review('payment.amount.outside');
  const isConfirmed = payment.confirmations === null || payment.confirmations >= confirmationsNeeded;
  return { is: isConfirmed ? 'credit' : 'wait' };
}
