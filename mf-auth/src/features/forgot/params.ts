export type ForgotPasswordParams = Record<string, never>;

export interface ForgotPasswordResult {
  /** The new password by phone has signed in as well. */
  readonly isSignedIn: boolean;
}
