import type { ApiError } from '@tessera/shared/api';
import type { SecondStep, SignedIn } from '@tessera/shared/wire/auth';

/** What the header's one line passes on to the dialog when it cannot go on by itself; an intent brings none of it. */
export interface LoginParams {
  /** The name that was typed there. */
  readonly username?: string;
  /** The next try must read a captcha. */
  readonly needsCaptcha?: boolean;
}

export interface RegisterParams {
  /** The login lies beneath: its link back closes this dialog instead of opening another. */
  readonly isOverLogin?: boolean;
}

export type ForgotPasswordParams = Record<string, never>;

export interface ForgotPasswordResult {
  /** The new password by phone has signed in as well. */
  readonly isSignedIn: boolean;
}

export interface ChangePasswordParams {
  /** Why it is asked: the operator handed the password out, it is too old, or the member wants to. */
  readonly reason: 'default' | 'expired' | 'chosen';
}

export interface ChangePasswordResult {
  readonly isChanged: boolean;
}

/** What was proved first in a sign-in. */
export type FirstStep = 'password' | 'sms' | 'passkey' | 'remembered';

export interface SecondStepParams {
  readonly step: SecondStep;
  readonly first: FirstStep;
}

/** Dismissed, there is no result: nobody is signed in. */
export type SecondStepResult =
  | { readonly answer: Omit<SignedIn, 'token'> }
  /** The sign-in has to begin anew. */
  | { readonly error: ApiError };
