import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { password } from '../fields.ts';
import { signedIn } from './login.ts';
import { dialingCode, mobileNumber, verificationCode } from './mobile-fields.ts';

/**
 * Sets a new password by a code that was sent to the account's number, ends every session and signs in (spec §4).
 * Refusals: `password.invalid`, `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`, and
 * `login.verification.required` when the new password holds but the address needs a second step.
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
  answer: signedIn,
});
