import { isEnding } from './ending.ts';
import { PartFailed } from './supervisor.ts';

/** Ends a command that could not do its work, with one sentence; a part that has said its own is not repeated. */
export function sayAndFail(cause: unknown): void {
  // What breaks off because everything is being ended is no news; whoever ends it exits.
  if (isEnding()) return;
  if (!(cause instanceof PartFailed && cause.hasSpoken)) console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
