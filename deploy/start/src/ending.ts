import { endRuns } from './run.ts';

const LOOK_MS = 250;
let isOver = false;

/** Whether this process has been told to end: what breaks off now is no fault. */
export const isEnding = (): boolean => isOver;

/**
 * Ends everything once, whoever asks: Ctrl-C (which npm and the terminal both pass on), SIGTERM, a closed terminal,
 * or a starter that was killed and can't ask any more.
 */
export function endWith(work: () => Promise<void>): void {
  const parent = process.ppid;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    endRuns();
    work().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  setInterval(() => process.ppid !== parent && end(), LOOK_MS).unref();
}
