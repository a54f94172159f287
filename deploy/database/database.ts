export type SqlValue = string | number | boolean | Date | Uint8Array | null | readonly (string | number)[];

/** PGlite or PostgreSQL behind one interface. bigint columns arrive as numbers (amounts are safe integers), timestamps as Dates. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** One statement, one round trip. Inside `transaction` it joins that transaction. */
  query<Row extends object = Record<string, unknown>>(text: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Several statements without parameters (migrations). */
  script(text: string): Promise<void>;
  /** Runs the work in one transaction; a nested call joins the outer one. Deadlocks are tried again, up to three times. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Listens to `pg_notify`; a null payload means that notifications may have been missed and everything may have changed. */
  listen(channel: string, listener: (payload: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

/** The first row of an answer that always has one. */
export function one<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (!row) throw new Error('The statement answered no row where one is always there.');
  return row;
}

const deadlock = '40P01';
const serializationFailure = '40001';

export function sqlState(cause: unknown): string | undefined {
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause;
  return hasCode && typeof cause.code === 'string' ? cause.code : undefined;
}

/** The text of an error. Not by `instanceof`: in test runners system errors have another realm's Error. */
export function messageOf(cause: unknown): string {
  const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
  return hasMessage && typeof cause.message === 'string' ? cause.message : String(cause);
}

/** Repeats the work when PostgreSQL chose it as a deadlock's victim: nothing of it was stored. */
export async function retryingDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      const state = sqlState(cause);
      if (attempt >= 3 || (state !== deadlock && state !== serializationFailure)) throw cause;
    }
  }
}

/**
 * The database gave no answer: it is stopped, restarting or out of reach. Running transactions are rolled back, except a commit whose answer was lost: a repeated request with the
 * same id finds out.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}
