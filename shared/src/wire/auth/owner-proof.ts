import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { password } from '../fields.ts';
import { codeSent, verificationCode } from './mobile-fields.ts';

/**
 * What proves who asks for a change of what guards the account: its password, or for one that signs in by codes alone
 * the code that `sendOwnerCode` sent to its number. Refusals: `password.old.wrong`, `owner.code.invalid`,
 * `owner.code.expired`, `owner.code.unsent`, `owner.number.unknown`, `account.trial`.
 */
export const ownerProof = { password: v.optional(password), ownerCode: v.optional(verificationCode) };

/**
 * Sends a code to the number that an account without a password has proved. Refusals: those of `sendSms`,
 * `owner.number.unknown`, and `password.old.required` where there is a password.
 */
export const sendOwnerCode = defineEndpoint({
  name: 'auth.send-owner-code',
  method: 'POST',
  path: '/wps/member/owner/code',
  module: 'VERIFICATION3',
  token: 'required',
  request: v.object({}),
  answer: codeSent,
});
