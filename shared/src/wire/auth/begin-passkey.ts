import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { ownerProof } from './owner-proof.ts';
import { knownCredential } from './passkey-fields.ts';

/**
 * Begins adding a passkey: answers what `navigator.credentials.create` wants, with a challenge that is good once and for
 * five minutes. Refusals: those of `ownerProof`, `passkey.limit`.
 */
export const beginPasskey = defineEndpoint({
  name: 'auth.begin-passkey',
  method: 'POST',
  path: '/wps/member/passkeys/begin',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  request: v.object(ownerProof),
  answer: v.object({
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    challenge: v.string(),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
    timeout: v.number(),
    attestation: v.literal('none'),
    /** Those that the account has: the same device makes no second one. */
    excludeCredentials: v.array(knownCredential),
    authenticatorSelection: v.object({
      residentKey: v.literal('required'),
      requireResidentKey: v.literal(true),
      userVerification: v.literal('required'),
    }),
  }),
});
