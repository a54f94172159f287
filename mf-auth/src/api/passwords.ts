import { call, callWithPasswordInMemory, hasToken, type Result, signInWith } from '@tessera/shared/api';
import { removeCookie } from '@tessera/shared/session';
import {
  changePassword,
  forgotPassword,
  login,
  resetPassword,
  secondStepOf,
  setPasswordByPhone,
} from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { Mobile } from '../model/mobile.ts';
import type { SignInAnswer } from './sign-in.ts';

/** A changed password ends every remembered sign-in of the account, so this browser offers none; returns the answer. */
function forgetRememberedIf<Value>(answered: Result<Value>, hasChanged: boolean = answered.ok): Result<Value> {
  if (hasChanged) removeCookie('rememberedPassword');
  return answered;
}

interface ChangePasswordRequest {
  /** Left out when the sign-in that is under way has just proved it. */
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Changes the password; the account's other sessions end. */
export const renewPassword = async (request: ChangePasswordRequest) =>
  forgetRememberedIf(await callWithPasswordInMemory(changePassword, request));

/** Sets the first one of an account that signs in by codes alone, by a code to its number. */
export const setFirstPassword = async (request: Omit<RequestOf<typeof changePassword>, 'oldPassword'>) =>
  forgetRememberedIf(await call(changePassword, request));

/** Asks for a link by mail; the answer says nothing of whether one was sent. */
export const askForLink = (username: string, email: string): Promise<Result<null>> =>
  call(forgotPassword, { username, email });

/** Sets the new password that the mailed link allows. */
export const setByLink = async (code: string, newPassword: string, confirmNewPassword: string): Promise<Result<null>> =>
  forgetRememberedIf(await call(resetPassword, { code, newPassword, confirmNewPassword }));

/** Sets the new password by a code that came to the number, and signs in. */
export const setByPhone = async (
  { number, dialingCode }: Mobile,
  verificationCode: string,
  newPassword: string,
): Promise<SignInAnswer> => {
  const set = { mobileNum: number, countryDialingCode: dialingCode, verificationCode, newPassword };
  let answered: SignInAnswer = await signInWith(setPasswordByPhone, set);
  // Spec §4: a sign-in follows by itself, also at an operator whose answer has none.
  if (answered.ok && !hasToken())
    answered = await signInWith(login, { username: number, password: newPassword, type: 'username' });
  // Where a second step follows, the new password holds already.
  return forgetRememberedIf(answered, answered.ok || secondStepOf(answered.error) !== undefined);
};
