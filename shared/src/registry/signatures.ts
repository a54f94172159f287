import type { Signed, SignedKind } from './documents.ts';

/** The bytes that are signed for a text of that kind. */
export const signedBytes = (kind: SignedKind, text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`tessera:${kind}\n${text}`);

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Checks an Ed25519 signature, both in raw bytes. */
export type Verify = (publicKey: BufferSource, signature: BufferSource, message: BufferSource) => Promise<boolean>;

/** By the platform itself: browsers of 2025 and later, and Node. */
export const verifyNatively: Verify = async (publicKey, signature, message) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, message);
};

/** Whether that key signed a text as one of that kind. A key or signature that cannot be read has not. */
export async function isSignedBy(
  publicKey: string,
  kind: SignedKind,
  { text, signature }: Signed,
  verify: Verify = verifyNatively,
): Promise<boolean> {
  let key: Uint8Array<ArrayBuffer>;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    [key, bytes] = [fromBase64Url(publicKey), fromBase64Url(signature)];
  } catch {
    return false;
  }
  if (key.length !== 32 || bytes.length !== 64) return false;
  return verify(key, bytes, signedBytes(kind, text));
}

/** SHA-256 of a text, in base64url: how a channel names the statement of a release. */
export async function hashOfText(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
