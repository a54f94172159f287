import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readPlace, withPlace } from '../../model/scroll-place.ts';

/** Spec §9: a list notes where it is at most once in so long. */
const throttleMs = 200;

/** How far the grid has gone under the header, in pixels. */
const hiddenOf = (grid: HTMLElement): number => {
  const edge = Number.parseFloat(getComputedStyle(grid).scrollMarginBlockStart) || 0;
  return edge - grid.getBoundingClientRect().top;
};

/**
 * Keeps the place of a long list in its address (`at`), so that "back" finds it again. The address is changed beside
 * the router: nothing of the page depends on the place, and scrolling must not draw it anew.
 */
export function useScrollMemory(grid: RefObject<HTMLElement | null>, pitch: number, columns: number): void {
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (isRestored.current || pitch === 0 || !grid.current) return;
    isRestored.current = true;
    const place = readPlace(window.location.search);
    window.scrollTo(0, place > 0 ? window.scrollY - hiddenOf(grid.current) + (place / columns) * pitch : 0);
  }, [grid, pitch, columns]);
  useEffect(() => {
    if (pitch === 0) return;
    const { pathname } = window.location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      timer = undefined;
      // A centre that opened meanwhile has an address of its own.
      if (!grid.current || window.location.pathname !== pathname) return;
      const place = (hiddenOf(grid.current) / pitch) * columns;
      const search = withPlace(window.location.search, place);
      if (search !== window.location.search) window.history.replaceState(window.history.state, '', pathname + search);
    };
    const scrolled = () => {
      timer ??= setTimeout(note, throttleMs);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, [grid, pitch, columns]);
}
