export type ForgotPasswordParams = Record<string, never>;

export interface ForgotPasswordResult {
  /** The new password by phone has signed in as well. */
  readonly isSignedIn: boolean;
}

export interface ResetPasswordParams {
  /** From the mailed link. */
  readonly code: string;
}

export interface ResetPasswordResult {
  readonly isChanged: boolean;
}
