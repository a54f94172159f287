const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** How long to wait before asking about open requests again: within the first hour, when answers come, a decision shows in a few seconds; what takes long is asked for rarely. */
export function pollInterval(openSinceMs: readonly number[], nowMs: number): number | false {
  if (openSinceMs.length === 0) return false;
  const youngest = nowMs - Math.max(...openSinceMs);
  if (youngest < 5 * minuteMs) return 4 * secondMs;
  if (youngest < 60 * minuteMs) return 5 * secondMs;
  return minuteMs;
}
