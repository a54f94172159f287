/** Cards a row by the width of the window. */
export function columnsAt(width: number): number {
  if (width >= 1536) return 8;
  if (width >= 1280) return 7;
  if (width >= 1024) return 6;
  return width >= 768 ? 5 : 3;
}

/** A range of whole rows. */
export interface RowWindow {
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
}

/** Rows rendered before any has been measured. */
export const rowsBeforeMeasuring: RowWindow = { first: 0, end: 5 };

/** The rows in view; `above` is how far the grid's upper edge is above the window's (negative: below). The list may have fewer. */
export function rowsInView(above: number, viewHeight: number, rowHeight: number): RowWindow {
  return { first: Math.floor(above / rowHeight), end: Math.ceil((above + viewHeight) / rowHeight) };
}

/** The rows to render: those in view and some around them, as far as there are any. */
export function rowsToRender(visible: RowWindow, rows: number, overscan: number): RowWindow {
  const end = Math.max(0, Math.min(rows, visible.end + overscan));
  const first = Math.max(0, visible.first - overscan);
  return { first: Math.min(first, Math.max(0, end - 1)), end };
}
