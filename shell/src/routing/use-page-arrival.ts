import { useNavigationType } from '@tessera/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { takeArrival } from './arrival.ts';
import { followScroll, leftAt, noteScroll, scrollBackTo } from './scroll-memory.ts';

/** Whether the first page of this document has been shown. */
let isOpen = false;

/** Whether the visitor, or the browser after a reload, has scrolled the first screen before the scripts have come. */
const isScrolledBefore = (left: number): boolean =>
  window.scrollY > 0 && document.documentElement.scrollHeight >= left + window.innerHeight;

/** Returns to where a history entry was left; returns a function that stops. */
function goBackTo(key: string): (() => void) | undefined {
  const left = leftAt(key);
  const isFirst = !isOpen;
  isOpen = true;
  if (!isFirst || !isScrolledBefore(left)) return scrollBackTo(left);
  noteScroll(key);
  return undefined;
}

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
    const stop = type === 'POP' ? goBackTo(key) : undefined;
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
  if (document.activeElement?.matches('input, textarea, select')) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
