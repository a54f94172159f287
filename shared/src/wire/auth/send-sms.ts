import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { codeSent, dialingCode, mobileNumber } from './mobile-fields.ts';

/**
 * Sends a code for signing in, or for a new password, to the number of an account; answers alike when it belongs to
 * none. Refusals: `verification.mobile.invalid`, `verification.too.frequent` with `{retryAfterSeconds}`,
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
