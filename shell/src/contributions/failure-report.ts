import type { LoadFailure } from '../remotes/load-failure.ts';

/** Reports a failed contribution, with the id that its error shows. */
export function reportFailure(failure: LoadFailure): void {
  console.error(`[${failure.id}] ${failure.message}`, failure.cause);
}
