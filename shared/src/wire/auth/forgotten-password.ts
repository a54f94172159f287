import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, filledText, password } from '../fields.ts';
import { codeSent, dialingCode, mobileNumber, verificationCode } from './mobile-fields.ts';
import { signedIn } from './sign-in.ts';

/** Mails a link to a new password when name and address belong together; answers alike when they don't. Refusal: `verification.too.frequent`. */
export const forgotPassword = defineEndpoint({
  name: 'auth.forgot-password',
  method: 'POST',
  path: '/wps/member/password/email',
  module: 'COMM3',
  token: 'none',
  body: 'form',
  request: v.object({ username: filledText(64), email: filledText(254) }),
  answer: done,
});

/** Sets a new password with the code of an e-mailed link and ends every session. Refusals: `password.invalid`, `password.mismatch`, `password.reset.expired`. */
export const resetPassword = defineEndpoint({
  name: 'auth.reset-password',
  method: 'POST',
  path: '/wps/member/password/reset',
  module: 'COMM3',
  token: 'none',
  isEncrypted: true,
  request: v.object({ code: filledText(64), newPassword: password, confirmNewPassword: password }),
  answer: v.null(),
});

/**
 * Sets a new password with a code sent to the account's number, ends every session and signs in (spec §4).
 * Refusals: `password.invalid`, `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`, and
 * `login.verification.required` when the new password was set but the address needs a second step.
 */
export const setPasswordByPhone = defineEndpoint({
  name: 'auth.set-password-by-phone',
  method: 'POST',
  path: '/wps/member/password/verification',
  module: 'CHNGPASSVERIF3',
  token: 'none',
  isEncrypted: true,
  request: v.object({
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    verificationCode,
    newPassword: password,
  }),
  /** Without a token in the answer the client signs in with the new password (spec §4: automatic login). */
  answer: v.nullish(v.partial(signedIn, ['token']), {}),
});

/**
 * Sends a code for signing in, or for a new password, to the number of an account; the answer is the same if it belongs to
 * no account. Refusals: `verification.mobile.invalid`, `verification.too.frequent` with `{retryAfterSeconds}`,
 * `verification.quota.exceeded`.
 */
export const sendSms = defineEndpoint({
  name: 'auth.send-sms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  token: 'none',
  request: v.object({
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    purpose: v.optional(v.picklist(['login', 'reset']), 'login'),
  }),
  answer: codeSent,
});
