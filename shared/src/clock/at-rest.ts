import { useEffect, useState } from 'react';

/**
 * How long it may take until the page is taken for resting. Safari has no idle callback: what one would wait there is
 * reckoned. `soon`: somebody may want it any moment.
 */
const patience = {
  someTime: { latestMs: undefined, withoutCallbackMs: 1_000 },
  soon: { latestMs: 1_500, withoutCallbackMs: 200 },
} as const;
type Patience = keyof typeof patience;

/** Does something when the page has come to rest: what nobody waits for. Answers how to call it off. */
export function atRest(work: () => void, within: Patience = 'someTime'): () => void {
  const { latestMs, withoutCallbackMs } = patience[within];
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withoutCallbackMs);
    return () => clearTimeout(timer);
  }
  const wish = window.requestIdleCallback(work, latestMs === undefined ? undefined : { timeout: latestMs });
  return () => window.cancelIdleCallback(wish);
}

/** Whether the page has come to rest once; while `isHeld` the waiting has not begun. */
export function useAtRest(within: Patience = 'someTime', isHeld = false): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest || isHeld) return;
    return atRest(() => setAtRest(true), within);
  }, [isAtRest, isHeld, within]);
  return isAtRest;
}
