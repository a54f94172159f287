/** Cards a row by the width of the window. */
export function columnsAt(width: number): number {
  if (width >= 1536) return 8;
  if (width >= 1280) return 7;
  if (width >= 1024) return 6;
  return width >= 768 ? 5 : 3;
}

/** A stretch of whole rows. */
export interface RowWindow {
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
}

/** Rows drawn before any has been measured. */
export const rowsUnmeasured: RowWindow = { first: 0, end: 5 };

/** The rows in sight when the grid's upper edge is so far above (positive) or below the window's; there may be fewer. */
export function rowsInSight(above: number, viewHeight: number, pitch: number): RowWindow {
  return { first: Math.floor(above / pitch), end: Math.ceil((above + viewHeight) / pitch) };
}

/** The rows to draw: those in sight and some beyond, as far as there are any. */
export function rowsToDraw(sight: RowWindow, rows: number, beyond: number): RowWindow {
  const end = Math.max(0, Math.min(rows, sight.end + beyond));
  const first = Math.max(0, sight.first - beyond);
  return { first: Math.min(first, Math.max(0, end - 1)), end };
}
