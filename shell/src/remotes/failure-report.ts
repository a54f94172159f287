import type { LoadFailure } from './load-failure.ts';

/** A page in which everything fails says so a few times. */
const MOST = 5;
let sent = 0;
/** A failure passes several places that may be the last to see it. */
const reported = new WeakSet<LoadFailure>();

/** Reports a failed contribution once, with the id that its error shows, and nothing of who saw it. */
export function reportFailure(failure: LoadFailure, version: string): void {
  if (reported.has(failure)) return;
  reported.add(failure);
  const { id, message, cause, remote, step } = failure;
  console.error(`[${id}] ${message}`, cause);
  if (sent >= MOST) return;
  sent += 1;
  const report = JSON.stringify({ remote, version, step, id });
  // Missing in tests. A report that does not arrive is not sent again: others have the same failure.
  navigator.sendBeacon?.('/edge/reports', new Blob([report], { type: 'application/json' }));
}
