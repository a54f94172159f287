const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** How long to wait before asking about open requests again: often while an answer is likely, rarely for what takes long. */
export function pollInterval(openSinceMs: readonly number[], nowMs: number): number | false {
  if (openSinceMs.length === 0) return false;
  const youngest = nowMs - Math.max(...openSinceMs);
  if (youngest < 5 * minuteMs) return 4 * secondMs;
  if (youngest < 60 * minuteMs) return 15 * secondMs;
  return minuteMs;
}
