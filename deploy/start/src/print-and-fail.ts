import { isEnding } from './ending.ts';
import { PartFailed } from './supervisor.ts';

/** Ends a failed command with one sentence; what a process has already printed is not repeated. */
export function printAndFail(cause: unknown): void {
  // Failures during shutdown are expected; the shutdown itself exits.
  if (isEnding()) return;
  if (!(cause instanceof PartFailed && cause.hasPrinted)) console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
