import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { signedIn } from './login.ts';
import { dialingCode, mobileNumber } from './mobile-fields.ts';
import { registrationEntries } from './register.ts';

const secret = v.optional(v.pipe(v.string(), v.maxLength(128)), '');

/**
 * Registers by mobile number and signs in. The username is the number; a password is read only with MOBILENUMPASSREG3,
 * and without one the account signs in by codes. The number must be proved, by `verificationCode` or by
 * `firebaseIdToken`. Refusals: those of `register`.
 */
export const registerByMobile = defineEndpoint({
  name: 'auth.register-by-mobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'MOBILENUMREG3',
  token: 'none',
  isEncrypted: true,
  request: v.object({
    ...registrationEntries,
    username: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    password: secret,
    confirmPassword: secret,
  }),
  answer: signedIn,
});
