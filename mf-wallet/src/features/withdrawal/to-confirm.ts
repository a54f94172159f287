/** What the confirmation shows before anything is sent. */
export interface WithdrawalToConfirm {
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
  readonly expectedMinutes: { readonly from: number; readonly to: number };
  /** Asks for the withdrawal; answers what to tell beneath the password when that was wrong, so that it is typed anew. */
  readonly send: (paymentPassword: string) => Promise<string | undefined>;
}
