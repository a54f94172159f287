import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';

export type StoreDatabase = InstanceType<typeof Libsql>;

/** Why the provider can't start, as one sentence that names the file. */
export class CannotOpenStore extends Error {
  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`The provider's store ${path} could not be opened: ${reason}.`, options);
    this.name = 'CannotOpenStore';
  }
}

/** Whether the disk, not the request, is why something was not written. */
export const isStorageFailure = (cause: unknown): boolean =>
  /^SQLITE_(FULL|IOERR)/.test(String((cause as { code?: unknown }).code));

const migrations = new URL('./migrations/', import.meta.url);

const reasons: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another process has it open',
  SQLITE_NOTADB: 'it is no database, or a damaged one; put a copy in its place or move it away',
  SQLITE_CORRUPT: 'it is damaged; put a copy in its place or move it away',
  SQLITE_FULL: 'the disk is full',
  SQLITE_READONLY: 'it can only be read',
};

/** Why a database could not be used, in words. */
export function reasonOf(cause: unknown): string {
  const { code, message } = cause as Partial<NodeJS.ErrnoException>;
  return reasons[code ?? ''] ?? message ?? String(cause);
}

/** Applies the files that this database has not had yet, each in its own transaction; their number is its version. */
function migrate(db: StoreDatabase): void {
  const files = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  if (version > files.length)
    throw new Error(`it was written by a newer version (schema ${version}, this one knows ${files.length})`);
  for (const [n, file] of files.entries()) {
    if (n < version) continue;
    db.exec('begin immediate');
    try {
      db.exec(readFileSync(new URL(file, migrations), 'utf8'));
      db.exec(`pragma user_version = ${n + 1}`);
      db.exec('commit');
    } catch (cause) {
      if (db.inTransaction) db.exec('rollback');
      throw cause;
    }
  }
}

/**
 * Opens a database file that no other process may open meanwhile, and brings it up to date. A commit is on the disk when
 * it returns. Throws {@link CannotOpenStore}.
 */
export function openDatabase(path: string): StoreDatabase {
  let db: StoreDatabase | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite gives the files that it makes beside this one the same rights.
    closeSync(openSync(path, 'a', 0o600));
    db = new Libsql(path);
    // Held for as long as the process lives, and released by the system when it is killed.
    db.exec('pragma locking_mode = exclusive');
    db.exec('pragma journal_mode = wal');
    db.exec('pragma synchronous = full');
    migrate(db);
    return db;
  } catch (cause) {
    db?.close();
    throw new CannotOpenStore(path, reasonOf(cause), { cause });
  }
}

/** Leaves one file behind, and lets go of it at once: a statement that was not collected yet would hold the lock. */
export function closeDatabase(db: StoreDatabase): void {
  try {
    db.exec('pragma journal_mode = delete');
    db.exec('pragma locking_mode = normal');
    db.prepare('select count(*) from totals').get();
  } catch (cause) {
    // On a full disk the write-ahead log stays beside the file, with everything in it; the next opening reads both.
    if (!isStorageFailure(cause)) throw cause;
  } finally {
    db.close();
  }
}
