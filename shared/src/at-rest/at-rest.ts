import { useEffect, useState } from 'react';

/**
 * Longest wait until the page counts as idle; without a timeout, as long as the browser is busy. Safari has no idle
 * callback and waits a fixed time instead. `soon`: may be needed at any moment.
 */
const waits = {
  someTime: { timeoutMs: undefined, delayWithoutIdleCallbackMs: 1_000 },
  soon: { timeoutMs: 1_500, delayWithoutIdleCallbackMs: 200 },
} as const;
type Wait = keyof typeof waits;

/** Calls back when the page is idle, for work that nothing waits for. Returns a function that cancels it. */
export function atRest(work: () => void, within: Wait = 'someTime'): () => void {
  const { timeoutMs, delayWithoutIdleCallbackMs } = waits[within];
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, delayWithoutIdleCallbackMs);
    return () => clearTimeout(timer);
  }
  const wish = window.requestIdleCallback(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs });
  return () => window.cancelIdleCallback(wish);
}

/** Whether the page has been idle once; while `isHeld`, the wait has not started. */
export function useAtRest(within: Wait = 'someTime', isHeld = false): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest || isHeld) return;
    return atRest(() => setAtRest(true), within);
  }, [isAtRest, isHeld, within]);
  return isAtRest;
}
