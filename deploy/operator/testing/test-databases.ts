import type { Database } from '@tessera/database/database';
import { openPostgres } from '@tessera/database/postgres';
import { freshPostgres } from '@tessera/database/testing/fresh-postgres';
import { operatorMigrations } from '../migrations.ts';
import { migrate } from '../platform/database/migrate.ts';
import { emptyDatabase } from './filled-database.ts';

export interface TestDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** Opens a fresh database on PostgreSQL; closing it drops it. */
export async function openFreshPostgres(...template: Parameters<typeof freshPostgres>): Promise<TestDatabase> {
  const fresh = await freshPostgres(...template);
  const database = await openPostgres(fresh.url);
  return {
    database,
    async close() {
      await database.close();
      await fresh.close();
    },
  };
}

async function onPglite(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  return { database, close: () => database.close() };
}

/** Both databases that the operator runs on; a suite proves itself on each. */
export const testDatabases: readonly (readonly [name: string, open: () => Promise<TestDatabase>])[] = [
  ['PGlite', onPglite],
  ['PostgreSQL', () => openFreshPostgres()],
];

/** Those of `databases` that most suites use: PostgreSQL, and in `npm run test:full` the embedded one too. */
export const ofThisRun = (databases: typeof testDatabases): typeof testDatabases =>
  databases.filter(([name]) => name === 'PostgreSQL' || process.env.TESSERA_FULL);

/** A migrated database without seed. */
export async function migrated(open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const test = await open();
  await migrate(test.database, operatorMigrations);
  return test;
}
