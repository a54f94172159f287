import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, rowId } from '../fields.ts';
import { ownerProof } from './security.ts';
import { signedIn } from './sign-in.ts';

/** Bytes in WebAuthn's JSON format: base64url without padding. */
const base64url = (maximum: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(maximum));

/** A credential's id is at most 1023 bytes. */
const credentialId = base64url(1364);
const transport = v.pipe(v.string(), v.maxLength(32));

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
};

/** A browser's answer after creating a passkey (the parts of WebAuthn's RegistrationResponseJSON that are used). */
const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(32_768),
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(8))),
  }),
});
export type NewPasskey = v.InferOutput<typeof newPasskey>;

/**
 * A browser's answer after signing with a passkey (the parts of WebAuthn's AuthenticationResponseJSON that are used).
 */
const passkeyProof = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(8192),
    /** The account that the passkey names; each of ours names one. */
    userHandle: base64url(128),
  }),
});
export type PasskeyProof = v.InferOutput<typeof passkeyProof>;

/** Credentials by id, in the format of the options. */
const knownCredential = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});

/**
 * Begins adding a passkey: answers the options of `navigator.credentials.create`, with a challenge that is valid once and for
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
    /** Existing passkeys of the account, so that a device does not create a second one. */
    excludeCredentials: v.array(knownCredential),
    authenticatorSelection: v.object({
      residentKey: v.literal('required'),
      requireResidentKey: v.literal(true),
      userVerification: v.literal('required'),
    }),
  }),
});

/**
 * Begins a sign-in by passkey: answers the options of `navigator.credentials.get`. It names no account, so it reveals
 * nothing; the passkey names its account. The challenge is valid once and for five minutes.
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

/** Stores the passkey that the browser created. Refusals: `passkey.expired`, `passkey.invalid`, `passkey.registered`, `passkey.limit`. */
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
      /** The merchant's host where it works: a passkey belongs to one host. */
      host: v.string(),
      createdAtMs: v.number(),
      /** Milliseconds since the epoch; null until it is used. */
      lastUsedAtMs: v.nullable(v.number()),
    }),
  ),
});

/** Removes a passkey; removing it twice is no error. Refusals: those of `ownerProof`. */
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
 * Signs in by a passkey, which replaces the password and the second step, because it needs a device and its unlocking.
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
