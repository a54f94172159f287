import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createWriter } from './apply-change.ts';
import { importJournal } from './import-journal.ts';
import { CannotOpenStore, closeDatabase, openDatabase, reasonOf, type StoreDatabase } from './open-database.ts';
import { createReader } from './read-store.ts';
import type { Change } from './records.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sessionRetentionMs = dayMs;
/** Retention of closed rounds, and of the seeds of inactive players. */
export const roundRetentionMs = 90 * dayMs;
/** Rows deleted in one transaction, few enough to block nobody for long. */
const dropAtOnce = 500;

/** The provider's data on the disk. */
export interface Store extends ReturnType<typeof createReader> {
  /**
   * Resolves when all these changes are on the disk, in one transaction; only then act on them. Rejects if none was
   * written.
   */
  write(...changes: readonly Change[]): Promise<void>;
  /** Deletes what is past its retention. */
  dropOld(nowMs: number): Promise<void>;
  /** Finishes pending writes and releases the file. */
  close(): Promise<void>;
}

interface Waiting {
  readonly changes: readonly Change[];
  readonly done: () => void;
  readonly failed: (cause: unknown) => void;
}

const dropSql = (table: string, condition: string): string =>
  `delete from ${table} where rowid in (select rowid from ${table} where ${condition} limit ${dropAtOnce})`;

export function createStore(db: StoreDatabase): Store {
  const writer = createWriter(db);
  const droppers = [
    [db.prepare(dropSql('session', 'opened_at_ms < ?')), sessionRetentionMs],
    // No request can arrive after its session has ended.
    [db.prepare(dropSql('cancelled_spin', 'at_ms < ?')), sessionRetentionMs],
    // The operator has settled its side long before, or asks about it by hand.
    [db.prepare(dropSql('vendor_transfer', 'at_ms < ?')), roundRetentionMs],
    [db.prepare(dropSql('round', 'closed_at_ms < ?')), roundRetentionMs],
    [
      db.prepare(
        dropSql(
          'seeds',
          'used_at_ms < ? and not exists (select 1 from round where round.player = seeds.player and closed_at_ms is null)',
        ),
      ),
      roundRetentionMs,
    ],
  ] as const;
  let waiting: Waiting[] = [];
  let isClosed = false;

  /** One transaction for the whole batch. */
  function commit(batch: readonly Waiting[]): void {
    if (db.inTransaction) db.exec('rollback');
    db.exec('begin immediate');
    try {
      for (const { changes } of batch) for (const change of changes) writer.apply(change);
      db.exec('commit');
    } catch (cause) {
      // On a full disk SQLite has often ended the transaction already.
      if (db.inTransaction) db.exec('rollback');
      throw cause;
    }
  }

  function commitAlone(each: Waiting): void {
    try {
      commit([each]);
      each.done();
    } catch (cause) {
      each.failed(cause);
    }
  }

  /** Commits all changes of this turn together; if that fails, each alone. */
  function flush(): void {
    const batch = waiting;
    waiting = [];
    try {
      commit(batch);
      for (const { done } of batch) done();
    } catch (cause) {
      if (batch.length === 1) batch[0]?.failed(cause);
      else for (const each of batch) commitAlone(each);
    }
  }

  return {
    ...createReader(db),
    write(...changes) {
      if (isClosed) return Promise.reject(new Error('The store is closed.'));
      return new Promise((done, failed) => {
        if (waiting.length === 0) setImmediate(() => waiting.length > 0 && flush());
        waiting.push({ changes, done, failed });
      });
    },
    async dropOld(nowMs) {
      for (const [drop, retentionMs] of droppers) {
        while (!isClosed && drop.run(nowMs - retentionMs).changes > 0) await nextTurn();
      }
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (waiting.length > 0) flush();
      closeDatabase(db);
    },
  };
}

/** Opens the store in a folder and imports the journal of earlier versions once. Throws `CannotOpenStore`. */
export function openStore(folder: string, log: (message: string) => void): Store {
  const path = join(folder, 'provider.db');
  const db = openDatabase(path);
  try {
    importJournal(db, join(folder, 'journal.jsonl'), log);
    return createStore(db);
  } catch (cause) {
    db.close();
    throw cause instanceof CannotOpenStore ? cause : new CannotOpenStore(path, reasonOf(cause), { cause });
  }
}
