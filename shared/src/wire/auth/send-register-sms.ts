import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { codeSent, dialingCode, mobileNumber } from './mobile-fields.ts';

/**
 * Sends a code for a registration. The kind of registration chooses the gate: REGMOBVERF3 by username, MOBILENUMREG3
 * by mobile. Refusals: those of `sendSms`, and `register.mobile.taken`, as registering may tell (decision 16).
 */
export const sendRegisterSms = defineEndpoint({
  name: 'auth.send-register-sms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  // Two gates stand on this one path, so the handler asks for the right one.
  module: null,
  token: 'none',
  request: v.object({
    mobileNo: mobileNumber,
    countryDialingCode: dialingCode,
    registrationType: v.optional(v.picklist(['username', 'mobile']), 'username'),
  }),
  answer: codeSent,
});
