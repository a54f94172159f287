import { createHash, createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import type { PrivateKey } from './private-keys.ts';

/** What the header `Authorization` of a signed request says. */
export interface RequestSignature {
  /** Id of the key. */
  readonly key: string;
  /** When it was signed, in milliseconds since 1970. */
  readonly time: number;
  /** Makes each request different; base64url. */
  readonly nonce: string;
  /** Ed25519, in base64url. */
  readonly signature: string;
}

/** The request that is signed; `path` has the query. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Uint8Array;
}

function bytesOf({ method, path, body }: SignedRequest, time: number, nonce: string): Buffer {
  const hash = createHash('sha256').update(body).digest('base64url');
  return Buffer.from(`tessera:request\n${method} ${path}\n${hash}\n${time}\n${nonce}`);
}

/** The header of a request, signed now. */
export function signRequest(request: SignedRequest, { id, secret }: PrivateKey, now = Date.now()): string {
  const nonce = randomBytes(16).toString('base64url');
  const signature = sign(null, bytesOf(request, now, nonce), secret).toString('base64url');
  return `Tessera key=${id},time=${now},nonce=${nonce},signature=${signature}`;
}

const header = /^Tessera key=([a-z][a-z0-9-]{0,60}),time=(\d{1,15}),nonce=([\w-]{16,64}),signature=([\w-]{86})$/;

/** Undefined if it is not such a header. */
export function readSignature(authorization: string | undefined): RequestSignature | undefined {
  const [, key, time, nonce, signature] = header.exec(authorization ?? '') ?? [];
  if (!key || !time || !nonce || !signature) return undefined;
  return { key, time: Number(time), nonce, signature };
}

export function isSignatureOf(
  { time, nonce, signature }: RequestSignature,
  request: SignedRequest,
  publicKey: string,
): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, bytesOf(request, time, nonce), key, Buffer.from(signature, 'base64url'));
}
