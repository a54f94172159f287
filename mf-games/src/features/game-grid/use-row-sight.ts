import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowsInSight, rowsUnmeasured } from '../../model/grid.ts';

/** The rows in sight, and the height of one with its gap; 0 until a row has been measured. */
export interface RowSight extends RowWindow {
  readonly pitch: number;
}

const isSame = (one: RowSight, other: RowSight) =>
  one.first === other.first && one.end === other.end && Math.abs(one.pitch - other.pitch) < 0.1;

function sightOf(grid: HTMLElement | null): RowSight | undefined {
  const cell = grid?.firstElementChild;
  if (!grid || !cell) return undefined;
  const pitch = cell.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(grid).rowGap) || 0);
  if (pitch === 0) return undefined;
  return { pitch, ...rowsInSight(-grid.getBoundingClientRect().top, window.innerHeight, pitch) };
}

/**
 * Which rows of a grid are in sight, following the page's scroll. Rows are of equal height, measured by the first of
 * them; a new result is drawn where the grid lay before, because asking the browser would cost a layout per keystroke.
 */
export function useRowSight(grid: RefObject<HTMLElement | null>, columns: number): RowSight {
  const [sight, setSight] = useState<RowSight>({ ...rowsUnmeasured, pitch: 0 });
  const measure = useCallback(() => {
    const next = sightOf(grid.current);
    if (next) setSight((last) => (isSame(last, next) ? last : next));
  }, [grid]);
  // Another number of columns makes rows of another height.
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
  return sight;
}
