import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { codeSent, dialingCode, mobileDigits, verificationCode } from './mobile-fields.ts';

/** Faults of a third-party phone verification (spec §8); as a refusal's code `phone.auth.<fault>`. */
export const phoneAuthFaults = [
  'number.invalid',
  'number.missing',
  'too.many.requests',
  'unknown',
  'code.invalid',
  'code.missing',
  'captcha.failed',
  'quota.exceeded',
  'operation.not.allowed',
  'code.expired',
  'popup.closed',
] as const;
export type PhoneAuthFault = (typeof phoneAuthFaults)[number];

/**
 * The sandbox's stand-in for a third-party SMS channel (decision 25): sends a code. A number that ends in `990` and the
 * two-digit place of a fault in `phoneAuthFaults`, e.g. `0100099002` for `too.many.requests`, answers with that fault.
 */
export const sendPhoneAuthCode = defineEndpoint({
  name: 'auth.phone-auth.send',
  method: 'POST',
  path: '/wps/sandbox/phoneAuth/send',
  module: null,
  token: 'none',
  request: v.object({ mobileNum: v.pipe(v.string(), v.transform(mobileDigits)), countryDialingCode: dialingCode }),
  answer: codeSent,
});

/** Checks a code; the answer's `idToken` is sent with the registration as `firebaseIdToken`. */
export const confirmPhoneAuthCode = defineEndpoint({
  name: 'auth.phone-auth.confirm',
  method: 'POST',
  path: '/wps/sandbox/phoneAuth/confirm',
  module: null,
  token: 'none',
  request: v.object({
    mobileNum: v.pipe(v.string(), v.transform(mobileDigits)),
    countryDialingCode: dialingCode,
    code: verificationCode,
  }),
  answer: v.object({ idToken: v.string() }),
});
