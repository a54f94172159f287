import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type RowWindow, rowsInView } from '../../model/grid.ts';

/** Where the grid lies, in whole rows: the page is drawn anew only when another row comes into sight. */
interface Lie {
  /** Height of a row with its gap; 0 until a row has been measured. */
  readonly pitch: number;
  /** Rows that have gone above the window's upper edge; negative while the grid begins below it. */
  readonly passed: number;
  readonly viewHeight: number;
}

const isSame = (one: Lie, other: Lie) =>
  one.passed === other.passed && one.viewHeight === other.viewHeight && Math.abs(one.pitch - other.pitch) < 0.1;

function lieOf(grid: HTMLElement | null): Lie | undefined {
  const cell = grid?.firstElementChild;
  if (!grid || !cell) return undefined;
  const pitch = cell.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(grid).rowGap) || 0);
  const passed = Math.floor(-grid.getBoundingClientRect().top / pitch);
  return { pitch, passed, viewHeight: window.innerHeight };
}

/**
 * Which rows of a grid to draw, following the page's scroll. Rows are of equal height, measured by the first of them;
 * a new result is drawn where the grid lay before, because asking the browser would cost a layout per keystroke.
 */
export function useRowWindow(
  grid: RefObject<HTMLElement | null>,
  total: number,
  columns: number,
): RowWindow & { readonly pitch: number } {
  const [lie, setLie] = useState<Lie>({ pitch: 0, passed: 0, viewHeight: 0 });
  const measure = useCallback(() => {
    const next = lieOf(grid.current);
    if (next) setLie((last) => (isSame(last, next) ? last : next));
  }, [grid]);
  useLayoutEffect(measure, [measure, columns]);
  useEffect(() => {
    const size = new ResizeObserver(measure);
    if (grid.current) size.observe(grid.current);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      size.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [grid, measure]);
  const { pitch, passed, viewHeight } = lie;
  return useMemo(
    () => ({ ...rowsInView({ columns, pitch, total }, passed * pitch, viewHeight), pitch }),
    [columns, pitch, total, passed, viewHeight],
  );
}
