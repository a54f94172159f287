import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { Refusal } from './refusal.ts';

/** Opens the payload of the encrypted calls (decision 22). */
export interface PayloadOpener {
  /** Published in the status answer and to the edge. */
  readonly publicKey: JWK;
  open(headers: Readonly<Record<string, unknown>>, body: unknown): Promise<unknown>;
}

export async function generatePayloadKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: crypto.randomUUID(), alg: 'RSA-OAEP-256', use: 'enc' };
}

/** JWE compact, RSA-OAEP-256 with A256GCM: header `Encryption: JWE`, body `{"value": "<jwe>"}`. */
export async function jweOpener(privateJwk: JWK): Promise<PayloadOpener> {
  const key = await importJWK(privateJwk, 'RSA-OAEP-256');
  const { kty, n, e, kid, alg, use } = privateJwk;
  return {
    publicKey: { kty, n, e, kid, alg, use },
    async open(headers, body) {
      const sealed = typeof body === 'object' && body !== null && 'value' in body ? body.value : undefined;
      if (headers.encryption !== 'JWE' || typeof sealed !== 'string') {
        throw new Refusal(400, 'request.encryption.required');
      }
      try {
        const { plaintext } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: ['RSA-OAEP-256'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
      } catch {
        // The answer does not reveal which step failed: that would be an oracle.
        throw new Refusal(400, 'request.encryption.invalid');
      }
    },
  };
}
