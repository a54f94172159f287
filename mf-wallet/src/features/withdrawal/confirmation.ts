import type { SendWithPassword } from '../payment-password/use-confirmation.ts';

/** What the confirmation shows before anything is sent. */
export interface WithdrawalToConfirm {
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
  readonly expectedMinutes: { readonly from: number; readonly to: number };
  readonly send: SendWithPassword;
}
