import { call, type Result, signInWith } from '@tessera/shared/api';
import { forgotPassword, resetPassword, secondStepOf, setPasswordByPhone } from '@tessera/shared/wire/auth';
import type { Mobile } from '../model/mobile.ts';
import { forgetRememberedIf } from './forget-remembered-if.ts';
import type { SignInAnswer } from './login.ts';

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
  const answered = await signInWith(setPasswordByPhone, {
    mobileNum: number,
    countryDialingCode: dialingCode,
    verificationCode,
    newPassword,
  });
  // Where a second step follows, the new password holds already.
  return forgetRememberedIf(answered, answered.ok || secondStepOf(answered.error) !== undefined);
};
