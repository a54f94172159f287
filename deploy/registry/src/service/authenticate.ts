import type { TrustedKey } from '@tessera/shared/registry';
import { OWNER } from './private-keys.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import { isSignatureOf, type RequestSignature, readSignature, type SignedRequest } from './request-signature.ts';

const toleratedMs = 60_000;
const nonceLives = 120_000;

/** Who signed a request. The owner is in no list of keys. */
export interface Caller {
  readonly id: string;
  readonly key?: TrustedKey;
}

const refuse = (code: string, message: string, status = 401): never => {
  throw new Refused(status, code, message);
};

/** Checks who signed a request, and that it is a new one. */
export class Authenticator {
  readonly #registry: Registry;
  /** Nonces of accepted requests, with the time until which they are remembered; the oldest first. */
  readonly #nonces = new Map<string, number>();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** What can be said before the body is read. Throws {@link Refused}. */
  async expect(authorization: string | undefined): Promise<RequestSignature> {
    const signature = readSignature(authorization);
    if (!signature) return refuse('signature.missing', 'The request is not signed (Authorization: Tessera …).');
    this.#refuseOld(signature);
    await this.#keyOf(signature.key);
    return signature;
  }

  /**
   * Throws {@link Refused} if the signature is not that of the request. Wrong ones are not counted: nobody guesses an
   * Ed25519 key, and a limit would keep out whoever has the right one. `isFile`: the content of an object may arrive
   * twice.
   */
  async check(
    signature: RequestSignature,
    request: SignedRequest,
    { isFile = false }: { readonly isFile?: boolean } = {},
  ): Promise<Caller> {
    // Again: the body may have taken its time.
    this.#refuseOld(signature);
    const caller = await this.#keyOf(signature.key);
    const publicKeys = caller.key ? [caller.key.publicKey] : await this.#registry.owners();
    if (!publicKeys.some((publicKey) => isSignatureOf(signature, request, publicKey)))
      refuse('signature.wrong', `The signature is not that of the key "${signature.key}".`);
    await this.#refuseRepeated(signature, isFile);
    return caller;
  }

  async #keyOf(id: string): Promise<Caller> {
    if (id === OWNER) return { id };
    const { keys } = await this.#registry.keys();
    const key = Object.hasOwn(keys, id) ? keys[id] : undefined;
    if (!key) return refuse('key.unknown', `The registry does not know the key "${id}".`);
    if (key.revoked) refuse('key.revoked', `The key "${id}" was revoked: ${key.revoked.because}`);
    if (key.until !== undefined && key.until <= this.#registry.now())
      refuse('key.replaced', `The key "${id}" was replaced.`);
    return { id, key };
  }

  #refuseOld({ time }: RequestSignature): void {
    const ms = this.#registry.now() - time;
    if (Math.abs(ms) <= toleratedMs) return;
    const seconds = Math.round(Math.abs(ms) / 1000);
    refuse(
      'signature.old',
      `By the registry's clock, the request was signed ${ms > 0 ? `${seconds} s ago` : `${seconds} s in the future`}; are both clocks right?`,
    );
  }

  /**
   * Another registry on the same store, or this one before it was restarted, may have accepted it: nonces are in the store,
   * except those of files.
   */
  async #refuseRepeated({ key, nonce, time }: RequestSignature, isFile: boolean): Promise<void> {
    const now = this.#registry.now();
    for (const [old, until] of this.#nonces) {
      if (until > now) break;
      this.#nonces.delete(old);
    }
    const id = `${key}.${nonce}`;
    const isKnown = this.#nonces.has(id);
    this.#nonces.set(id, now + nonceLives);
    const used = { key, nonce, signedAt: time, forgetBefore: now - nonceLives };
    if (isKnown || !(isFile || (await this.#registry.documents.useNonce(used))))
      refuse('signature.repeated', 'This signed request was already sent.');
  }
}
