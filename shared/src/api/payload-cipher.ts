import type { JWK } from 'jose';

/** The operator's key, and which of the two ciphers it wants; without that word it is JWE. */
export type PublishedKey = JWK & { readonly encryption?: 'JWE' | 'RSA' };

/** Encrypts the payload of the five encrypted calls (decision 22), in addition to TLS. */
export interface PayloadCipher {
  seal(
    payload: unknown,
  ): Promise<{ readonly body: { readonly value: string }; readonly headers: Readonly<Record<string, string>> }>;
}

let installed: PayloadCipher | undefined;

/** Set once at start, with the key that the operator published. */
export function installPayloadCipher(cipher: PayloadCipher): void {
  installed = cipher;
}

/** The page's cipher; throws before it is installed, so that nothing secret is sent unencrypted. */
export function payloadCipher(): PayloadCipher {
  if (!installed) throw new Error('An encrypted call was made before installPayloadCipher().');
  return installed;
}

/** The cipher that the operator publishes with its key. */
export function cipherFor({ encryption, ...publicKey }: PublishedKey): PayloadCipher {
  return encryption === 'RSA' ? hybridCipher(publicKey) : jweCipher(publicKey);
}

/** The hybrid form of wire-facts; its code is loaded with the first encrypted call. */
function hybridCipher(publicKey: JWK): PayloadCipher {
  return { seal: async (payload) => (await import('./seal-hybrid.ts')).sealHybrid(publicKey, payload) };
}

/**
 * JWE compact, RSA-OAEP-256 and A256GCM, to the operator's published key. `jose` is loaded with the first encrypted
 * call.
 */
function jweCipher(publicKey: JWK): PayloadCipher {
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
