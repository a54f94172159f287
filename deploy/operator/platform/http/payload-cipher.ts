import { createHash, createPrivateKey, type JsonWebKey, privateDecrypt, timingSafeEqual, webcrypto } from 'node:crypto';
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { Refusal } from './refusal.ts';

/** The two ciphers of decision 22: JWE compact, and the hybrid form of wire-facts. */
export type Encryption = 'JWE' | 'RSA';

type Headers = Readonly<Record<string, unknown>>;

/** Opens the payload of the encrypted calls (decision 22), whichever cipher the client chose. */
export interface PayloadOpener {
  /** Published in the status answer and to the edge, with the cipher that clients shall use. */
  readonly publicKey: JWK & { readonly encryption: Encryption };
  open(headers: Headers, body: unknown): Promise<unknown>;
}

export async function generatePayloadKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: crypto.randomUUID(), alg: 'RSA-OAEP-256', use: 'enc' };
}

/** JWE compact, RSA-OAEP-256 with A256GCM: header `Encryption: JWE`, body `{"value": "<jwe>"}`. */
async function jweReader(privateJwk: JWK) {
  const key = await importJWK(privateJwk, 'RSA-OAEP-256');
  return async (value: string): Promise<string> => {
    const { plaintext } = await compactDecrypt(value, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  };
}

const nonceBytes = 12;

/** Header `Encryption: RSA`, `X-RSA` and `X-Digest`: the form that `sealHybrid` of the client describes. */
function hybridReader(privateJwk: JWK) {
  const operatorKey = createPrivateKey({ key: privateJwk as JsonWebKey, format: 'jwk' });
  return async (value: string, headers: Headers): Promise<string> => {
    const digest = createHash('sha256').update(value).digest();
    const claimed = Buffer.from(String(headers['x-digest'] ?? ''), 'hex');
    if (claimed.length !== digest.length || !timingSafeEqual(claimed, digest)) throw new Error('The digest is wrong.');
    const sealedKey = Buffer.from(String(headers['x-rsa'] ?? ''), 'base64');
    const sessionKey = privateDecrypt({ key: operatorKey, oaepHash: 'sha256' }, sealedKey);
    const { subtle } = webcrypto;
    const key = await subtle.importKey('raw', sessionKey, 'AES-GCM', false, ['decrypt']);
    const sealed = Buffer.from(value, 'base64');
    const iv = sealed.subarray(0, nonceBytes);
    return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(nonceBytes)));
  };
}

/** Accepts both ciphers and publishes one of them. */
export async function payloadOpener(privateJwk: JWK, encryption: Encryption): Promise<PayloadOpener> {
  const readers: Readonly<Record<string, (value: string, headers: Headers) => Promise<string>>> = {
    JWE: await jweReader(privateJwk),
    RSA: hybridReader(privateJwk),
  };
  const { kty, n, e, kid, alg, use } = privateJwk;
  return {
    publicKey: { kty, n, e, kid, alg, use, encryption },
    async open(headers, body) {
      const sealed = typeof body === 'object' && body !== null && 'value' in body ? body.value : undefined;
      const read = Object.hasOwn(readers, String(headers.encryption)) && readers[String(headers.encryption)];
      if (!read || typeof sealed !== 'string') throw new Refusal(400, 'request.encryption.required');
      try {
        return JSON.parse(await read(sealed, headers)) as unknown;
      } catch {
        // The answer does not reveal which step failed: that would be an oracle.
        throw new Refusal(400, 'request.encryption.invalid');
      }
    },
  };
}
