/**
 * One measurement of the operator's clock: how far it is ahead of this browser's, with an error of up to
 * `toleranceMs`.
 */
interface Sample {
  readonly offsetMs: number;
  readonly toleranceMs: number;
}

/** Number of measurements compared; older ones are dropped, because clocks drift. */
const compared = 16;
let samples: readonly Sample[] = [];
let offsetMs = 0;

const canBothHold = (one: Sample, other: Sample): boolean =>
  Math.abs(one.offsetMs - other.offsetMs) <= one.toleranceMs + other.toleranceMs + 1;

/**
 * Updates the server's time from an answer, assuming that half of the round trip was the way back. The operator's
 * processing time is unknown, so of several answers the one with the shortest round trip counts. An answer that
 * contradicts earlier ones means that a clock was changed.
 * @param sentAt when the request was sent, by `performance.now()`
 * @param receivedAt when its answer came, by `performance.now()`
 */
export function updateServerTime(serverMs: number, sentAt: number, receivedAt: number): void {
  const toleranceMs = (receivedAt - sentAt) / 2;
  const receivedMs = Date.now() - (performance.now() - receivedAt);
  const sample = { offsetMs: serverMs + toleranceMs - receivedMs, toleranceMs };
  samples = [...samples.filter((earlier) => canBothHold(earlier, sample)), sample].slice(-compared);
  // The newest of equally good ones.
  offsetMs = samples.reduce((best, next) => (next.toleranceMs <= best.toleranceMs ? next : best)).offsetMs;
}

/** Milliseconds since the epoch by the operator's clock; use it for countdowns and ages. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

let renderedAtMs: number | undefined;

/** Sets the server time at which the edge renders, or has rendered, the page. */
export const setRenderedAt = (ms: number): void => {
  renderedAtMs = ms;
};

/** The server time at which the edge has rendered the page, in milliseconds since 1970; undefined if it has not. */
export const renderedAt = (): number | undefined => renderedAtMs;
