import { useEffect, useState } from 'react';
import { isLoadingData } from '../query/page-queries.ts';

/**
 * Longest wait until the page counts as idle: a browser that draws or is touched again and again may never call it idle.
 * Safari has no idle callback and waits a fixed time instead. `soon`: may be needed at any moment.
 */
const waits = {
  someTime: { timeoutMs: 10_000, delayWithoutIdleCallbackMs: 1_000 },
  soon: { timeoutMs: 1_500, delayWithoutIdleCallbackMs: 200 },
} as const;
type Wait = keyof typeof waits;

/**
 * Work without haste would take the connections from the data that the page shows first, so it waits for them, but no
 * longer than this.
 */
const LONGEST_WAIT_FOR_DATA_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/** Calls back when the page is idle, for work that nothing waits for. Returns a function that cancels it. */
export function whenIdle(work: () => void, within: Wait = 'someTime'): () => void {
  const from = performance.now();
  let cancel = onceIdle(attempt, within, 0);
  function attempt(): void {
    const hasTime = within === 'someTime' && performance.now() - from < LONGEST_WAIT_FOR_DATA_MS;
    if (!hasTime || !isLoadingData()) {
      work();
      return;
    }
    const timer = setTimeout(() => {
      cancel = onceIdle(attempt, within, performance.now() - from);
    }, LOOK_AGAIN_MS);
    cancel = () => clearTimeout(timer);
  }
  return () => cancel();
}

/** `waitedMs`: how long the work has waited already. */
function onceIdle(work: () => void, within: Wait, waitedMs: number): () => void {
  const { timeoutMs, delayWithoutIdleCallbackMs } = waits[within];
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, delayWithoutIdleCallbackMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: Math.max(1, timeoutMs - waitedMs) });
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
