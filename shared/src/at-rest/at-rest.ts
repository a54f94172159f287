import { useEffect, useState } from 'react';

/**
 * How long it may take until the page is taken for resting; without a timeout, as long as the browser is busy. Safari
 * has no idle callback and waits a fixed time instead. `soon`: somebody may want it any moment.
 */
const waits = {
  someTime: { timeoutMs: undefined, delayWithoutIdleCallbackMs: 1_000 },
  soon: { timeoutMs: 1_500, delayWithoutIdleCallbackMs: 200 },
} as const;
type Wait = keyof typeof waits;

/** Does something when the page has come to rest: what nobody waits for. Answers how to call it off. */
export function atRest(work: () => void, within: Wait = 'someTime'): () => void {
  const { timeoutMs, delayWithoutIdleCallbackMs } = waits[within];
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, delayWithoutIdleCallbackMs);
    return () => clearTimeout(timer);
  }
  const wish = window.requestIdleCallback(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs });
  return () => window.cancelIdleCallback(wish);
}

/** Whether the page has come to rest once; while `isHeld` the waiting has not begun. */
export function useAtRest(within: Wait = 'someTime', isHeld = false): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest || isHeld) return;
    return atRest(() => setAtRest(true), within);
  }, [isAtRest, isHeld, within]);
  return isAtRest;
}
