import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, rowId } from '../fields.ts';
import { ownerProof } from './security.ts';
import { signedIn } from './sign-in.ts';

/** Bytes as WebAuthn's JSON writes them: base64url without padding. */
const base64url = (maximum: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(maximum));

/** A credential's id is at most 1023 bytes. */
const credentialId = base64url(1364);
const transport = v.pipe(v.string(), v.maxLength(32));

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
};

/** What a browser answers when it has made a passkey (WebAuthn's RegistrationResponseJSON, the parts that are read). */
const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(32_768),
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(8))),
  }),
});
export type NewPasskey = v.InferOutput<typeof newPasskey>;

/** What a browser answers when a passkey has signed (WebAuthn's AuthenticationResponseJSON, the parts that are read). */
const passkeyProof = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(8192),
    /** The account that the passkey says it belongs to; each of ours says so. */
    userHandle: base64url(128),
  }),
});
export type PasskeyProof = v.InferOutput<typeof passkeyProof>;

/** Credentials by id, as options name them. */
const knownCredential = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});

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

/** Longest name of a passkey. */
export const passkeyNameLength = 40;

/** Keeps the passkey that the browser made. Refusals: `passkey.expired`, `passkey.invalid`, `passkey.registered`, `passkey.limit`. */
export const addPasskey = defineEndpoint({
  name: 'auth.add-passkey',
  method: 'POST',
  path: '/wps/member/passkeys',
  module: 'COMM3',
  token: 'required',
  request: v.object({ name: filledText(passkeyNameLength), passkey: newPasskey }),
  answer: v.null(),
});

/** The account's passkeys, the newest first. */
export const getPasskeys = defineEndpoint({
  name: 'auth.passkeys',
  method: 'GET',
  path: '/wps/member/passkeys',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      /** The one host of the merchant where it signs in: a passkey belongs to a host. */
      host: v.string(),
      createdAtMs: v.number(),
      /** Milliseconds since the epoch; null until it is used. */
      lastUsedAtMs: v.nullable(v.number()),
    }),
  ),
});

/** Takes a passkey off the account; one that is gone already is as good as removed. Refusals: those of `ownerProof`. */
export const removePasskey = defineEndpoint({
  name: 'auth.remove-passkey',
  method: 'POST',
  path: '/wps/member/passkeys/:id/remove',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  request: v.object({ id: rowId, ...ownerProof }),
  answer: v.null(),
});

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
