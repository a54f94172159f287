/** Cards a row by the width of the window (look §4). */
export function columnsAt(width: number): number {
  if (width >= 1536) return 8;
  if (width >= 1280) return 7;
  if (width >= 1024) return 6;
  return width >= 768 ? 5 : 3;
}

export interface GridGeometry {
  readonly columns: number;
  /** Height of a row with the gap below it. */
  readonly pitch: number;
  readonly total: number;
}

/** A stretch of whole rows. */
export interface RowWindow {
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
}

/** Rows kept ready above and below what can be seen. */
const overscan = 1;

/** The rows to draw when the grid's upper edge is so far above (positive) or below the window's, in pixels. */
export function rowsInView(geometry: GridGeometry, above: number, viewHeight: number): RowWindow {
  const rows = Math.ceil(geometry.total / geometry.columns);
  if (geometry.pitch <= 0) return { first: 0, end: Math.min(rows, 5) };
  // `above` counts whole rows, so the last one may be seen in part.
  const last = Math.ceil((above + viewHeight) / geometry.pitch) + 1 + overscan;
  const end = Math.max(0, Math.min(rows, last));
  const first = Math.max(0, Math.floor(above / geometry.pitch) - overscan);
  return { first: Math.min(first, Math.max(0, end - 1)), end };
}
