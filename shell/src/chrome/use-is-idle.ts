import { useEffect, useState } from 'react';

/** Whether the page has come to rest once: what nobody waits for loads then. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback; a second is about what one would wait.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsIdle(true), 1_000);
      return () => clearTimeout(timer);
    }
    const wish = window.requestIdleCallback(() => setIsIdle(true));
    return () => window.cancelIdleCallback(wish);
  }, []);
  return isIdle;
}
