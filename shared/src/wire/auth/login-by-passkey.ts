import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { signedIn } from './login.ts';
import { passkeyProof } from './passkey-fields.ts';

/**
 * Signs in by a passkey, which stands for the password and for the second step: it is a device and whoever unlocks it.
 * Refusals: `passkey.expired`, `passkey.unknown` when the account does not have it (any more), `passkey.invalid`,
 * and what every sign-in refuses: `login.locked`, `account.blocked`, `login.not.member`, `login.not.agent`.
 */
export const loginByPasskey = defineEndpoint({
  name: 'auth.login-by-passkey',
  method: 'POST',
  path: '/wps/session/login/passkey',
  module: 'COMM3',
  token: 'none',
  isEncrypted: true,
  request: v.object({ passkey: passkeyProof }),
  answer: signedIn,
});
