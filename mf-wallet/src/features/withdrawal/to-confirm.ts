/** What the confirmation shows before anything is sent. */
export interface WithdrawalToConfirm {
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
  readonly needsPaymentPassword: boolean;
  readonly expectedMinutes: { readonly from: number; readonly to: number };
}

export interface ConfirmedResult {
  readonly isConfirmed: true;
  /** As typed, where one was asked for. */
  readonly paymentPassword?: string;
}
