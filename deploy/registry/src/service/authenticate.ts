import type { TrustedKey } from '@tessera/shared/registry';
import { OWNER } from './private-keys.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import { isSignatureOf, type RequestSignature, readSignature, type SignedRequest } from './request-signature.ts';

const toleratedMs = 60_000;
const nonceLives = 120_000;
const failuresPerMinute = 30;
const minute = 60_000;
/** More are not remembered; the oldest is forgotten. */
const mostGuessers = 10_000;

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
  /** Wrong signatures by address and key. */
  readonly #failures = new Map<string, { count: number; readonly until: number }>();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** What can be said before the body is read. Throws {@link Refused}. */
  async expect(authorization: string | undefined, address: string): Promise<RequestSignature> {
    const signature = readSignature(authorization);
    if (!signature) return refuse('signature.missing', 'The request is not signed (Authorization: Tessera …).');
    this.#refuseGuessing(`${address} ${signature.key}`);
    const now = this.#registry.now();
    if (Math.abs(now - signature.time) > toleratedMs)
      refuse(
        'signature.old',
        `The request was signed ${Math.round((now - signature.time) / 1000)} s ago; are both clocks right?`,
      );
    await this.#keyOf(signature.key);
    return signature;
  }

  /** Throws {@link Refused} if the signature is not that of the request. */
  async check(signature: RequestSignature, request: SignedRequest, address: string): Promise<Caller> {
    const caller = await this.#keyOf(signature.key);
    const publicKeys = caller.key ? [caller.key.publicKey] : await this.#registry.owners();
    if (!publicKeys.some((publicKey) => isSignatureOf(signature, request, publicKey))) {
      this.#countFailure(`${address} ${signature.key}`);
      return refuse('signature.wrong', `The signature is not that of the key "${signature.key}".`);
    }
    this.#refuseRepeated(`${signature.key} ${signature.nonce}`);
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

  #refuseRepeated(nonce: string): void {
    const now = this.#registry.now();
    for (const [old, until] of this.#nonces) {
      if (until > now) break;
      this.#nonces.delete(old);
    }
    if (this.#nonces.has(nonce)) refuse('signature.repeated', 'This signed request was already sent.');
    this.#nonces.set(nonce, now + nonceLives);
  }

  #refuseGuessing(who: string): void {
    const failures = this.#failures.get(who);
    if (failures && failures.until > this.#registry.now() && failures.count >= failuresPerMinute)
      refuse('signature.limit', 'Too many wrong signatures; try again in a minute.', 429);
  }

  #countFailure(who: string): void {
    const now = this.#registry.now();
    const known = this.#failures.get(who);
    if (known && known.until > now) known.count++;
    else {
      this.#failures.delete(who);
      this.#failures.set(who, { count: 1, until: now + minute });
    }
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > mostGuessers && oldest !== undefined) this.#failures.delete(oldest);
  }
}
