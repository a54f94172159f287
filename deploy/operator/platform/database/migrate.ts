import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '@tessera/database/database';
import { holdLock } from './locks.ts';

export interface MigrationSource {
  /** Module that owns the files; part of the recorded name. */
  readonly owner: string;
  /** Folder of `0001-what.sql` files, applied in name order. */
  readonly folder: URL;
}

/** A file that this database has applied says something else now: the database and its description differ. */
class MigrationChanged extends Error {
  constructor(name: string) {
    super(
      `The migration ${name} has changed since this database applied it: undo the change and add a migration instead.`,
    );
  }
}

// The table that records migrations can't be a migration itself.
const journal = `create table if not exists schema_migration (
  name text primary key, applied_at timestamptz not null default now());
  alter table schema_migration add column if not exists checksum text`;

const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex').slice(0, 32);

/** Applies what has not been applied, each file in its own transaction, and answers the names of those; refuses one that has changed since. */
export async function migrate(database: Database, sources: readonly MigrationSource[]): Promise<string[]> {
  const applied: string[] = [];
  await database.transaction(async () => {
    await holdLock(database, 'migrations');
    await database.script(journal);
  });
  for (const source of sources) {
    const files = readdirSync(source.folder)
      .filter((file) => file.endsWith('.sql'))
      .sort();
    for (const file of files) {
      const name = `${source.owner}/${file}`;
      await database.transaction(async () => {
        await holdLock(database, 'migrations');
        const sql = readFileSync(new URL(file, source.folder), 'utf8');
        const checksum = checksumOf(sql);
        const [known] = await database.query<{ checksum: string | null }>(
          'select checksum from schema_migration where name = $1',
          [name],
        );
        if (known?.checksum && known.checksum !== checksum) throw new MigrationChanged(name);
        if (known) {
          // Applied before checksums were stored.
          await database.query('update schema_migration set checksum = $2 where name = $1 and checksum is null', [
            name,
            checksum,
          ]);
          return;
        }
        await database.script(sql);
        await database.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
        applied.push(name);
      });
    }
  }
  return applied;
}
