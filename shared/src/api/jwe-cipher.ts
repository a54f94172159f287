import type { JWK } from 'jose';
import type { PayloadCipher } from './payload-cipher.ts';

/** JWE compact, RSA-OAEP-256 and A256GCM, to the operator's published key. `jose` is loaded with the first sealed call. */
export function jweCipher(publicKey: JWK): PayloadCipher {
  return {
    async seal(payload) {
      const { CompactEncrypt, importJWK } = await import('jose');
      const key = await importJWK(publicKey, 'RSA-OAEP-256');
      const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(publicKey.kid ? { kid: publicKey.kid } : {}) })
        .encrypt(key);
      return { body: { value }, headers: { Encryption: 'JWE' } };
    },
  };
}
