import type { JWK } from 'jose';

/** Wraps the payload of the five encrypted calls (decision 22). It adds to TLS and never replaces it. */
export interface PayloadCipher {
  seal(
    payload: unknown,
  ): Promise<{ readonly body: { readonly value: string }; readonly headers: Readonly<Record<string, string>> }>;
}

let installed: PayloadCipher | undefined;

/** Told once at start, with the key that the operator published. */
export function installPayloadCipher(cipher: PayloadCipher): void {
  installed = cipher;
}

/** The page's cipher; throws before it was installed, so that nothing secret leaves unsealed. */
export function payloadCipher(): PayloadCipher {
  if (!installed) throw new Error('An encrypted call was made before installPayloadCipher().');
  return installed;
}

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
