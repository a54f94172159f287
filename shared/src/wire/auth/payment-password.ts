import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { password } from '../fields.ts';

/** The PIN that guards withdrawals. */
export const paymentPin = v.pipe(v.string(), v.regex(/^\d{6}$/));

/**
 * Sets the payment password, or changes it. The sign-in password proves who asks, unless the account signs in by codes
 * alone; the old PIN is asked for when there is one. Refusals: `password.old.wrong`, `payment.password.wrong`,
 * `payment.password.simple`, `request.too.frequent`.
 */
export const setPaymentPassword = defineEndpoint({
  name: 'auth.set-payment-password',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  request: v.object({
    password: v.optional(password),
    oldPaymentPassword: v.optional(paymentPin),
    paymentPassword: paymentPin,
  }),
  answer: v.null(),
});
