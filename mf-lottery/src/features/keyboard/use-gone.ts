import { type RefCallback, useCallback, useRef } from 'react';

interface Gone<E extends Element> {
  readonly ref: RefCallback<E>;
  /** Whether the element has left the page. */
  readonly isGone: () => boolean;
}

/** Calls back when an element leaves the page with the focus in it, which would be lost to the top of the page. */
export function useGone<E extends Element>(onFocusLost: () => void): Gone<E> {
  const current = useRef<E>(null);
  const latest = useRef(onFocusLost);
  latest.current = onFocusLost;
  const ref = useCallback((element: E) => {
    current.current = element;
    return () => {
      current.current = null;
      // React removes it right after this.
      if (element.contains(document.activeElement)) queueMicrotask(() => latest.current());
    };
  }, []);
  return { ref, isGone: () => current.current === null };
}
