import type { ReactNode } from 'react';

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  readonly key: string;
  /** The header; on a phone the name of the pair. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned to the end, for numbers. */
  readonly align?: 'start' | 'end';
  /** The value to sort by; without it the column is not sortable (unless the server sorts). */
  readonly sortBy?: (row: Row) => number | string;
  /** Content of the total row. */
  readonly total?: ReactNode;
  /**
   * On a phone: the card's title, the figure beside it, one of the pairs below (the default), a pair on a line of
   * its own, a text on a line of its own, or hidden. Of a table with a text, only the text is broken into lines.
   */
  readonly phone?: 'name' | 'figure' | 'pair' | 'line' | 'text' | 'none';
  /** Rows that have no such thing: their card on a phone leaves the column out. */
  readonly isNone?: (row: Row) => boolean;
  /** A CSS width; by default the content decides. */
  readonly width?: string;
}

export interface TableSort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Rows below rows: a downline. */
export interface TableTree<Row> {
  /** `undefined` until they are fetched. */
  readonly childrenOf: (row: Row) => readonly Row[] | undefined;
  readonly hasChildren: (row: Row) => boolean;
  /** The row's name, for the button that expands it. */
  readonly nameOf: (row: Row) => string;
  /** Called when a row is expanded: fetch its children here. */
  readonly onOpen?: (row: Row) => void;
}

/** Keys of the chosen rows. */
export interface TableSelection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  readonly allLabel: string;
  readonly rowLabel: (key: string) => string;
}
