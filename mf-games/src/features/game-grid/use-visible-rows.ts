import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowsBeforeMeasuring, rowsInView } from '../../model/grid.ts';

/** The rows in view, and the height of one with its gap; 0 until a row has been measured. */
export interface VisibleRows extends RowWindow {
  readonly rowHeight: number;
}

const isSame = (one: VisibleRows, other: VisibleRows) =>
  one.first === other.first && one.end === other.end && Math.abs(one.rowHeight - other.rowHeight) < 0.1;

function visibleRowsOf(grid: HTMLElement | null): VisibleRows | undefined {
  const cell = grid?.firstElementChild;
  if (!grid || !cell) return undefined;
  const rowHeight = cell.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(grid).rowGap) || 0);
  if (rowHeight === 0) return undefined;
  return { rowHeight, ...rowsInView(-grid.getBoundingClientRect().top, window.innerHeight, rowHeight) };
}

/**
 * Which rows of a grid are in view while the page scrolls. Rows have equal height, measured by the first one; a new result
 * is rendered at the last measured position, because measuring would cost a layout per keystroke.
 */
export function useVisibleRows(grid: RefObject<HTMLElement | null>, columns: number): VisibleRows {
  const [visible, setVisible] = useState<VisibleRows>({ ...rowsBeforeMeasuring, rowHeight: 0 });
  const measure = useCallback(() => {
    const next = visibleRowsOf(grid.current);
    if (next) setVisible((last) => (isSame(last, next) ? last : next));
  }, [grid]);
  // Rows have another height with another number of columns.
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
  return visible;
}
