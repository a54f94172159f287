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
