import { useNavigationType } from '@tessera/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { takeArrival } from './arrival.ts';
import { followScroll, leftAt, scrollBackTo } from './scroll-memory.ts';

/**
 * Handles a change of page: a new page starts at its top with the focus before its content, so that the keyboard
 * continues there; back and forward return to the old position, and take the focus only if it was lost with the page
 * that was left. A change of the query alone does nothing.
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
      // A redirect is not a navigation by the visitor, so the focus stays.
      if (type === 'PUSH') focusPage();
    }
    if (takeArrival()) focusPage();
    // A frame that is left, e.g. a game's, loses the focus without an event.
    if (isOtherPage && type === 'POP' && (document.activeElement ?? document.body) === document.body) focusPage();
    const unfollow = followScroll(key);
    return () => {
      stop?.();
      unfollow();
    };
  }, [pathname, key, type]);
}

/** A field that is being typed in keeps the focus: a search may change the page below it. */
function focusPage(): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
