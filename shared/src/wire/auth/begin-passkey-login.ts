import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/**
 * Begins a sign-in by passkey: answers what `navigator.credentials.get` wants. It names no account, so it tells nothing of
 * any; the passkey says whose it is. The challenge is good once and for five minutes.
 */
export const beginPasskeyLogin = defineEndpoint({
  name: 'auth.begin-passkey-login',
  method: 'POST',
  path: '/wps/session/login/passkey/begin',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.object({
    rpId: v.string(),
    challenge: v.string(),
    timeout: v.number(),
    userVerification: v.literal('required'),
  }),
});
