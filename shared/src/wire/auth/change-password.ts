import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { password } from '../fields.ts';

/** Changes the password and ends the account's other sessions. Refusals: `password.old.wrong`, `password.invalid`, `password.same`, `password.mismatch`. */
export const changePassword = defineEndpoint({
  name: 'auth.change-password',
  method: 'POST',
  path: '/wps/member/password',
  module: 'PASS3',
  token: 'required',
  isEncrypted: true,
  request: v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  answer: v.null(),
});
