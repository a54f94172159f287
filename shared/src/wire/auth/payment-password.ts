import * as v from 'valibot';
import { halfWidth } from '../../format/half-width.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ownerProof } from './security.ts';

/** The PIN for withdrawals. */
export const paymentPin = v.pipe(v.string(), v.transform(halfWidth), v.regex(/^\d{6}$/));

/** The same digit six times, or six consecutive ones: guessed first, so refused as a new PIN. */
export function isSimplePin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/**
 * Sets the payment password, or changes it; the old PIN is required if there is one. Refusals: those of `ownerProof`,
 * `payment.password.wrong`, `payment.password.simple`, `request.too.frequent`.
 */
export const setPaymentPassword = defineEndpoint({
  name: 'auth.set-payment-password',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  request: v.object({
    ...ownerProof,
    oldPaymentPassword: v.optional(paymentPin),
    paymentPassword: paymentPin,
  }),
  answer: v.null(),
});
