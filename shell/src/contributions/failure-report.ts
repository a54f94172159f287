import type { LoadFailure } from '../remotes/load-failure.ts';

/** A page in which everything fails says so a few times. */
const MOST = 5;
let sent = 0;

/** Reports a failed contribution, with the id that its error shows, and nothing of who saw it. */
export function reportFailure({ id, message, cause, remote, step }: LoadFailure, version: string): void {
  console.error(`[${id}] ${message}`, cause);
  if (sent >= MOST) return;
  sent += 1;
  const report = JSON.stringify({ remote, version, step, id });
  // Missing in tests. A report that does not arrive is not sent again: others have the same failure.
  navigator.sendBeacon?.('/edge/reports', new Blob([report], { type: 'application/json' }));
}
