/** Hands out starts that are at least an interval apart (spec §5: one login, one captcha refresh a second). */
export class Throttle {
  readonly #intervalMs: number;
  readonly #now: () => number;
  #lastStart = Number.NEGATIVE_INFINITY;

  constructor(intervalMs: number, now: () => number = Date.now) {
    this.#intervalMs = intervalMs;
    this.#now = now;
  }

  /** Books the next start and tells in how many milliseconds it is; 0 is now. */
  book(): number {
    const now = this.#now();
    const start = Math.max(now, this.#lastStart + this.#intervalMs);
    this.#lastStart = start;
    return start - now;
  }
}

/** Resolves when the throttle lets the next one start. */
export async function nextTurn(throttle: Throttle): Promise<void> {
  const waitMs = throttle.book();
  if (waitMs > 0) await new Promise((resume) => setTimeout(resume, waitMs));
}
