import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';

export interface MigrationSource {
  /** Module that owns the files; part of the recorded name. */
  readonly owner: string;
  /** Folder of `0001-what.sql` files, applied in name order. */
  readonly folder: URL;
}

// The one thing that can't be a migration: the table that records them.
const journal = `create table if not exists schema_migration (
  name text primary key, applied_at timestamptz not null default now())`;

/** Any constant serves as long as every operator uses the same one. */
const advisoryLock = 7_315_001;

/** Applies what has not been applied, each file in its own transaction, and answers the names of those. */
export async function migrate(database: Database, sources: readonly MigrationSource[]): Promise<string[]> {
  const applied: string[] = [];
  await database.transaction(async () => {
    await database.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await database.script(journal);
  });
  for (const source of sources) {
    const files = readdirSync(source.folder)
      .filter((file) => file.endsWith('.sql'))
      .sort();
    for (const file of files) {
      const name = `${source.owner}/${file}`;
      await database.transaction(async () => {
        await database.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
        const known = await database.query('select 1 from schema_migration where name = $1', [name]);
        if (known.length > 0) return;
        await database.script(readFileSync(new URL(file, source.folder), 'utf8'));
        await database.query('insert into schema_migration (name) values ($1)', [name]);
        applied.push(name);
      });
    }
  }
  return applied;
}
