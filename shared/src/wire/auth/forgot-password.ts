import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText } from '../fields.ts';

/** Mails a link to a new password when name and address belong together; answers alike when they don't. Refusal: `verification.too.frequent`. */
export const forgotPassword = defineEndpoint({
  name: 'auth.forgot-password',
  method: 'POST',
  path: '/wps/member/password/email',
  module: 'COMM3',
  token: 'none',
  body: 'form',
  request: v.object({ username: filledText(64), email: filledText(254) }),
  answer: v.null(),
});
