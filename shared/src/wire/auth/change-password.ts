import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, password } from '../fields.ts';
import { verificationCode } from './mobile-fields.ts';

/**
 * Changes the password, or sets the first one of an account that signs in by codes only, and ends the account's other
 * sessions. The old one proves who asks, and where there is none the code of `sendOwnerCode`. Refusals:
 * `password.old.wrong`, `password.invalid`, `password.same`, `password.mismatch`, `request.too.frequent`; without an old
 * one those of `ownerProof`.
 */
export const changePassword = defineEndpoint({
  name: 'auth.change-password',
  method: 'POST',
  path: '/wps/member/password',
  module: 'PASS3',
  token: 'required',
  isEncrypted: true,
  request: v.object({
    oldPassword: v.optional(password),
    ownerCode: v.optional(verificationCode),
    newPassword: password,
    confirmNewPassword: password,
  }),
  answer: done,
});
