import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';

export type StoreDatabase = InstanceType<typeof Libsql>;

/** Why the provider cannot start, as one sentence with the file's name. */
export class CannotOpenStore extends Error {
  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`The provider's store ${path} could not be opened: ${reason}.`, options);
    this.name = 'CannotOpenStore';
  }
}

/** Whether the disk, not the request, is the reason of a failed write. */
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

/** Why a database could not be used, as part of a sentence. */
export function reasonOf(cause: unknown): string {
  const { code, message } = cause as Partial<NodeJS.ErrnoException>;
  return reasons[code ?? ''] ?? message ?? String(cause);
}

/**
 * Applies the migrations that this database does not have yet, each in its own transaction; their number is its
 * version.
 */
function migrate(db: StoreDatabase): void {
  const files = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  if (version > files.length)
    throw new Error(`it was written by a newer version (schema ${version}, this one has ${files.length})`);
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
 * Opens a database file exclusively and migrates it. A commit is on the disk when it returns. Throws {@link
 * CannotOpenStore}.
 */
export function openDatabase(path: string): StoreDatabase {
  let db: StoreDatabase | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite creates its other files with the same permissions.
    closeSync(openSync(path, 'a', 0o600));
    db = new Libsql(path);
    // Locked while the process lives; the system releases the lock when it is killed.
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

/**
 * Closes the database into one file and releases the lock at once: a statement that is not garbage-collected yet
 * would keep it.
 */
export function closeDatabase(db: StoreDatabase): void {
  try {
    db.exec('pragma journal_mode = delete');
    db.exec('pragma locking_mode = normal');
    db.prepare('select count(*) from totals').get();
  } catch (cause) {
    // On a full disk the write-ahead log remains beside the file; the next start reads both.
    if (!isStorageFailure(cause)) throw cause;
  } finally {
    db.close();
  }
}
