import { useEffect, useRef, useState } from 'react';

const appearAfterMs = 400;
const stayForMs = 300;

/**
 * Whether to show a skeleton: after 400 ms of loading and then for at least 300 ms, so that fast answers show none
 * and slow ones do not flicker.
 */
export function useCalmLoading(isLoading: boolean): 'waiting' | 'showing' | 'done' {
  const [isShowing, setShowing] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading && !isShowing) {
      const timer = setTimeout(() => {
        shownAt.current = Date.now();
        setShowing(true);
      }, appearAfterMs);
      return () => clearTimeout(timer);
    }
    if (!isLoading && isShowing) {
      const timer = setTimeout(() => setShowing(false), Math.max(0, stayForMs - (Date.now() - shownAt.current)));
      return () => clearTimeout(timer);
    }
  }, [isLoading, isShowing]);
  if (isShowing) return 'showing';
  return isLoading ? 'waiting' : 'done';
}
