import type { JWK } from 'jose';
import { toHex } from '../format/hex.ts';

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const text = (value: string) => new TextEncoder().encode(value);

/**
 * The hybrid form of wire-facts: a random session key encrypts the JSON (AES-256-GCM, the 12 bytes of the nonce before
 * the ciphertext), and `X-RSA` has the session key for the operator (RSA-OAEP-256). `X-Digest` is the SHA-256 of
 * `value`. All of it is base64 but the digest, which is hexadecimal.
 */
export async function sealHybrid({ kty, n, e }: JWK, payload: unknown) {
  const { subtle } = crypto;
  const operator = await subtle.importKey(
    'jwk',
    { kty, n, e } as JsonWebKey,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const sessionKey = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const key = await subtle.importKey('raw', sessionKey, 'AES-GCM', false, ['encrypt']);
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text(JSON.stringify(payload)));
  const value = base64(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
  return {
    body: { value },
    headers: {
      Encryption: 'RSA',
      'X-RSA': base64(new Uint8Array(await subtle.encrypt('RSA-OAEP', operator, sessionKey))),
      'X-Digest': toHex(new Uint8Array(await subtle.digest('SHA-256', text(value)))),
    },
  };
}
