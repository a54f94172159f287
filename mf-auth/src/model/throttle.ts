/** Hands out starts that are at least an interval apart (spec §5: one login, one captcha refresh a second). */
export class Throttle {
  readonly #intervalMs: number;
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;

  constructor(intervalMs: number, now: () => number = Date.now) {
    this.#intervalMs = intervalMs;
    this.#now = now;
  }

  /** Reserves the next start and answers in how many milliseconds it is; 0 is now. */
  book(): number {
    const now = this.#now();
    const start = Math.max(now, this.#last + this.#intervalMs);
    this.#last = start;
    return start - now;
  }

  /** What was started has ended: the interval counts from here, as nobody knows when the call really left. */
  end(): void {
    this.#last = Math.max(this.#last, this.#now());
  }
}

/** Does the work when the throttle lets it start. */
export async function inTurn<Value>(throttle: Throttle, work: () => Promise<Value>): Promise<Value> {
  const waitMs = throttle.book();
  if (waitMs > 0) await new Promise((resume) => setTimeout(resume, waitMs));
  try {
    return await work();
  } finally {
    throttle.end();
  }
}
