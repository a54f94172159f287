import * as v from 'valibot';

/** Bytes as WebAuthn's JSON writes them: base64url without padding. */
export const base64url = (maximum: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(maximum));

/** A credential's id is at most 1023 bytes. */
const credentialId = base64url(1364);
const transport = v.pipe(v.string(), v.maxLength(32));

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
};

/** What a browser answers when it has made a passkey (WebAuthn's RegistrationResponseJSON, the parts that are read). */
export const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(32_768),
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(8))),
  }),
});
export type NewPasskey = v.InferOutput<typeof newPasskey>;

/** What a browser answers when a passkey has signed (WebAuthn's AuthenticationResponseJSON, the parts that are read). */
export const passkeyProof = v.object({
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
export const knownCredential = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});
