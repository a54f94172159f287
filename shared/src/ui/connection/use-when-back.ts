import { useEffect, useRef, useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Calls back each time the network returns; returns whether there is one. */
export function useWhenBack(resume: () => void): boolean {
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  const wasOnline = useRef(isOnline);
  const latest = useRef(resume);
  latest.current = resume;
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) latest.current();
  }, [isOnline]);
  return isOnline;
}
