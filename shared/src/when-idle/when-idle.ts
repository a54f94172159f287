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
export function whenIdle(work: () => void, within: Wait = 'someTime'): () => void {
  const { timeoutMs, delayWithoutIdleCallbackMs } = waits[within];
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, delayWithoutIdleCallbackMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs });
  return () => window.cancelIdleCallback(request);
}

/** Whether the page has been idle once; while `isPaused`, the wait has not started. */
export function useIsIdle(within: Wait = 'someTime', isPaused = false): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle || isPaused) return;
    return whenIdle(() => setIsIdle(true), within);
  }, [isIdle, isPaused, within]);
  return isIdle;
}
