import type { ReactNode } from 'react';

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  readonly key: string;
  /** The head; on a phone the pair's name. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
  /** What it is sorted by; a column without it is not sortable (unless the server sorts). */
  readonly sortBy?: (row: Row) => number | string;
  /** In the total row. */
  readonly total?: ReactNode;
  /** On a phone: the card's name, the figure beside it, one of the pairs below (the default), or left out. */
  readonly phone?: 'name' | 'figure' | 'pair' | 'none';
  /** A CSS width; without it the content decides. */
  readonly width?: string;
}

export interface TableSort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Rows below rows: a downline. */
export interface TableTree<Row> {
  /** `undefined` while they have not been fetched. */
  readonly childrenOf: (row: Row) => readonly Row[] | undefined;
  readonly hasChildren: (row: Row) => boolean;
  /** The row's name, for the button that opens it. */
  readonly nameOf: (row: Row) => string;
  /** Told as a row opens: the place to fetch what is below. */
  readonly onOpen?: (row: Row) => void;
}

/** Rows chosen by key. */
export interface TableSelection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  readonly allLabel: string;
  readonly rowLabel: (key: string) => string;
}
