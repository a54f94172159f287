/** How many of something there are for each key, such as open streams of a network; no more than a limit of each. */
export class CountsByKey {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more. False, and nothing counted, if there are as many as there may be. */
  begin(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  /** Counts one less; call it once for each that has begun. */
  end(key: string): void {
    const count = this.#counts.get(key) ?? 1;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}
