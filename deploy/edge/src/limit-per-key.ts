/** At most so many things at once for each key, for example open streams of a network. */
export class LimitPerKey {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** False if the key is at its limit; nothing is counted then. */
  tryAcquire(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#limit) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  /** Call it once for each successful `tryAcquire`. */
  release(key: string): void {
    const count = this.#counts.get(key) ?? 1;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}
