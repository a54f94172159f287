import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, SqlValue } from '@tessera/database/database';

/** A place in the work of an operator, named by what it asks of its database. */
export interface Stop {
  /** Before the statement is sent, after its answer within its transaction, or after the commit. */
  readonly when: 'before' | 'posted' | 'committed';
  /** Part of the statement. */
  readonly sql: string;
  /** One of its parameters, where only that one counts. */
  readonly with?: string;
}

const forEver = () => new Promise<never>(() => undefined);

/**
 * The database, whose next statement at the stop leads no further: whoever sent it waits for ever, as for a process that
 * is dead. Everybody else goes on, until the process is killed.
 */
export function stoppingDatabase(db: Database, onReached: () => void) {
  let armed: Stop | undefined;
  const transaction = new AsyncLocalStorage<{ isToStop: boolean }>();

  const isAt = (text: string, params: readonly SqlValue[]) =>
    armed !== undefined && text.includes(armed.sql) && (armed.with === undefined || params.includes(armed.with));
  const stop = () => {
    armed = undefined;
    onReached();
    return forEver();
  };

  const stopping: Database = {
    ...db,
    async query<Row extends object>(text: string, params: readonly SqlValue[] = []) {
      const when = isAt(text, params) ? armed?.when : undefined;
      if (when === 'before') await stop();
      const rows = await db.query<Row>(text, params);
      const running = transaction.getStore();
      if (when === 'posted' || (when === 'committed' && !running)) await stop();
      if (when === 'committed' && running) running.isToStop = true;
      return rows;
    },
    async transaction(work) {
      if (transaction.getStore()) return work();
      const running = { isToStop: false };
      const result = await transaction.run(running, () => db.transaction(work));
      if (running.isToStop) await stop();
      return result;
    },
  };
  return {
    db: stopping,
    stopAt(next: Stop): void {
      armed = next;
    },
  };
}
