import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowsInView } from '../../model/grid.ts';

interface RowWindowState extends RowWindow {
  readonly pitch: number;
}

/** Which rows of a grid to draw, following the page's scroll; rows of equal height, measured by the first of them. */
export function useRowWindow(grid: RefObject<HTMLElement | null>, total: number, columns: number): RowWindowState {
  const [state, setState] = useState<RowWindowState>(() => ({
    ...rowsInView({ columns, pitch: 0, total }, 0, 0),
    pitch: 0,
  }));
  const measure = useCallback(() => {
    const element = grid.current;
    const cell = element?.firstElementChild;
    if (!element || !cell) return;
    const pitch = cell.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(element).rowGap) || 0);
    const next = rowsInView({ columns, pitch, total }, -element.getBoundingClientRect().top, window.innerHeight);
    setState((last) =>
      last.first === next.first && last.end === next.end && Math.abs(last.pitch - pitch) < 0.1
        ? last
        : { ...next, pitch },
    );
  }, [grid, total, columns]);
  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    const size = new ResizeObserver(measure);
    if (grid.current) size.observe(grid.current);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      size.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [grid, measure]);
  return state;
}
