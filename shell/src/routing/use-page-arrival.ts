import { useNavigationType } from '@tessera/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { followScroll, leftAt, scrollBackTo } from './scroll-memory.ts';

/**
 * What happens when another page comes: a new one starts at its top with the focus before its content, so that a
 * keyboard goes on there; back and forward return to where the visitor was. A change of the query alone moves nothing.
 */
export function usePageArrival({ pathname, key }: { readonly pathname: string; readonly key: string }): void {
  const type = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isOtherPage = shown.current !== pathname;
    shown.current = pathname;
    const stop = type === 'POP' ? scrollBackTo(leftAt(key)) : undefined;
    if (isOtherPage && type !== 'POP') {
      window.scrollTo(0, 0);
      // An address that stands for another one is no move of the visitor's: the first stop is the page's first.
      if (type === 'PUSH') focusPage();
    }
    const unfollow = followScroll(key);
    return () => {
      stop?.();
      unfollow();
    };
  }, [pathname, key, type]);
}

/** Whoever is typing keeps the field: a search may change the page beneath it. */
function focusPage(): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
