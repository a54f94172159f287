import type { Merchant } from '../../merchants/index.ts';

/** Providers of payments, by the method that they serve. */
export const paymentProviders = ['ewallet', 'coin'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const isProvided = (methodId: string): methodId is PaymentProvider =>
  paymentProviders.some((provider) => provider === methodId);

export const rateMinutes = 15;
export const confirmationsNeeded = 3;
export const coinNetwork = 'TRC20 (DEMO)';

/** What the operator asks a provider to collect. */
export interface PaymentOrder {
  /** The operator's name for it; asking again with the same one opens it once. */
  readonly reference: string;
  readonly merchant: Merchant;
  readonly amountMinor: number;
  /** Of the play coin, in hundredths; null for other methods. */
  readonly coinCents: number | null;
  readonly payerName: string;
  readonly payBy: Date;
}

/** How the payer can pay it. */
export interface PaymentInstructions {
  readonly qr: string;
  /** Of the play coin, else null. */
  readonly address: string | null;
}

/** A payment in the provider's own record. */
export interface ProviderPayment {
  readonly reference: string;
  readonly orderReference: string;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly coinCents: number | null;
  readonly payerName: string;
  readonly confirmations: number;
  readonly isReversed: boolean;
  readonly at: Date;
}

/** What the operator needs of a provider; what the provider reports arrives by its signed callbacks (`callbacks.ts`). */
export interface PaymentAdapter {
  readonly provider: PaymentProvider;
  open(order: PaymentOrder): Promise<PaymentInstructions>;
  /** Its own record since a time, to be compared with ours. */
  list(since: Date): Promise<readonly ProviderPayment[]>;
}
