/** What one answer says of the operator's clock: how far ahead of this browser's it is, give or take `toleranceMs`. */
interface Sample {
  readonly offsetMs: number;
  readonly toleranceMs: number;
}

/** So many answers are compared; older ones no longer count, as clocks drift. */
const compared = 16;
let samples: readonly Sample[] = [];
let offsetMs = 0;

const canBothHold = (one: Sample, other: Sample): boolean =>
  Math.abs(one.offsetMs - other.offsetMs) <= one.toleranceMs + other.toleranceMs + 1;

/**
 * Learns the server's time from an answer; half of the time on the way is taken as the way back. How long the
 * operator worked on it is not known, so of several answers the one that took the shortest counts. An answer that
 * contradicts earlier ones means that a clock was moved.
 * @param sentAt when the request was sent, by `performance.now()`
 * @param receivedAt when its answer came, by `performance.now()`
 */
export function learnServerTime(serverMs: number, sentAt: number, receivedAt: number): void {
  const toleranceMs = (receivedAt - sentAt) / 2;
  const receivedMs = Date.now() - (performance.now() - receivedAt);
  const sample = { offsetMs: serverMs + toleranceMs - receivedMs, toleranceMs };
  samples = [...samples.filter((earlier) => canBothHold(earlier, sample)), sample].slice(-compared);
  // Of equal ones the newest.
  offsetMs = samples.reduce((best, next) => (next.toleranceMs <= best.toleranceMs ? next : best)).offsetMs;
}

/** Milliseconds since the epoch by the operator's clock: what countdowns and ages are reckoned by. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
