let isOpen = false;

/** Called by the shell: whether the operator says by itself when something of this tab's account has changed. */
export function setPushed(isPushed: boolean): void {
  isOpen = isPushed;
}

const minuteMs = 60_000;

/** How often to ask for what is pushed as well: at most each minute while the push channel is open. */
export const behindPushes = (intervalMs: number | false): number | false =>
  isOpen && intervalMs !== false ? Math.max(intervalMs, minuteMs) : intervalMs;
