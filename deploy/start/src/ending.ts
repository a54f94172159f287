import { endRuns } from './run.ts';

const LOOK_MS = 250;
let isOver = false;

/** Whether this process is ending: failures from now on are expected. */
export const isEnding = (): boolean => isOver;

/**
 * Runs the shutdown once, for Ctrl-C (which npm and the terminal both send), SIGTERM, a closed terminal, or a killed
 * parent that cannot send signals.
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
