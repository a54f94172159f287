import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** Ways to deposit. Those with a provider are paid within a time and credited by themselves. */
export const depositMethodIds = ['bank-transfer', 'ewallet', 'voucher', 'coin'] as const;
export type DepositMethodId = (typeof depositMethodIds)[number];

/** Fee of a method: a fixed part and percent of the amount. */
export interface DepositFee {
  /** In minor units. */
  readonly fee: number;
  readonly feePercent: number;
}

/** The fee of an amount in minor units, rounded down, and never all of it. Operator and page both compute it here. */
export function depositFee({ fee, feePercent }: DepositFee, amountMinor: number): number {
  const share = Math.floor((amountMinor * Math.round(feePercent * 100)) / 10_000);
  return Math.min(fee + share, Math.max(0, amountMinor - 1));
}

/** How much of the play coin an amount is, in hundredths, rounded up; `rateMinor` is what one coin is worth. */
export const coinCentsOf = (amountMinor: number, rateMinor: number): number =>
  Math.ceil((amountMinor * 100) / rateMinor);

/** One method as the empty form shows it. */
export const depositMethod = (m: MoneyCodec) =>
  v.object({
    methodId: v.picklist(depositMethodIds),
    /** 1 if the operator names none. */
    minimumAmount: v.optional(m.amount, 1),
    maximumAmount: m.amount,
    fee: m.amount,
    /** On top of `fee`, in percent of the amount. */
    feePercent: v.optional(v.number(), 0),
    /** Usual time until the money arrives. */
    expectedMinutes: v.number(),
    quickAmounts: v.array(m.amount),
    /** Of a bank transfer: the account to send it to; a sandbox account that receives nothing. */
    target: v.optional(
      v.nullable(v.object({ bankName: v.string(), accountNumber: v.string(), accountHolder: v.string() })),
      null,
    ),
    /** After this an unpaid deposit expires; 0 where a person answers. */
    payWithinMinutes: v.optional(v.number(), 0),
    /** Of the play coin. */
    coin: v.optional(
      v.nullable(
        v.object({
          network: v.string(),
          /** What one coin is worth now. */
          rate: m.amount,
          /** How long the rate of a deposit holds. */
          rateMinutes: v.number(),
          confirmations: v.number(),
        }),
      ),
      null,
    ),
  });

/** Where a deposit with a provider stands. */
export const paymentStages = [
  'awaiting',
  'confirming',
  'review',
  'credited',
  'expired',
  'returned',
  'reversed',
] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** What the payer needs, and where the payment stands; the same on every device. */
export const depositPayment = (m: MoneyCodec) =>
  v.object({
    stage: v.picklist(paymentStages),
    payByMs: v.number(),
    /** The text of the QR code. In the sandbox it is no payment code and contains DEMO. */
    qr: v.string(),
    /** Why a person looks at it, or why it was returned; else null. */
    reasonCode: v.nullable(v.string()),
    /** What has arrived, and when; null before. */
    receivedAmount: v.nullable(m.amount),
    receivedAtMs: v.nullable(v.number()),
    /** Payments beyond the first that a person still has to look at. */
    extraAmount: m.amount,
    /** What is owed after a credited payment was reversed, and what of it is still open. */
    owed: v.optional(v.nullable(v.object({ amount: m.amount, openAmount: m.amount })), null),
    coin: v.nullable(
      v.object({
        network: v.string(),
        /** No address of any network: it contains DEMO and letters that addresses never have. */
        address: v.string(),
        /** Hundredths of a coin to send. */
        cents: v.number(),
        rate: m.amount,
        rateUntilMs: v.number(),
        confirmations: v.number(),
        confirmationsNeeded: v.number(),
      }),
    ),
  });
