import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, password } from '../fields.ts';

/** Sets a new password by the code of a mailed link and ends every session. Refusals: `password.invalid`, `password.mismatch`, `password.reset.expired`. */
export const resetPassword = defineEndpoint({
  name: 'auth.reset-password',
  method: 'POST',
  path: '/wps/member/password/reset',
  module: 'COMM3',
  token: 'none',
  isEncrypted: true,
  request: v.object({ code: filledText(64), newPassword: password, confirmNewPassword: password }),
  answer: v.null(),
});
