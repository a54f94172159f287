import type { LoadFailure } from '../remotes/load-failure.ts';

/** Tells of a failed contribution, with the id that stands on its resting tile. */
export function reportFailure(failure: LoadFailure): void {
  console.error(`[${failure.id}] ${failure.message}`, failure.cause);
}
