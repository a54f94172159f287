import pg from 'pg';
import { operatorMigrations } from '../migrations.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { emptyDatabase } from './filled-database.ts';
import { startPostgres } from './start-postgres.ts';

export interface TestDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

let counter = 0;

export interface FreshPostgres {
  readonly url: string;
  close(): Promise<void>;
}

/** A fresh database on TESSERA_TEST_DATABASE_URL's server, or on a throw-away cluster; `template` names or makes what it begins with. */
export async function freshPostgres(
  template?: (admin: pg.Client, base: string) => Promise<string>,
): Promise<FreshPostgres> {
  const given = process.env.TESSERA_TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgres();
  const base = given ?? started?.url ?? '';
  counter += 1;
  const name = `tessera_test_${process.pid}_${Date.now()}_${counter}`;
  const admin = new pg.Client({ connectionString: base });
  await admin.connect();
  const begins = template ? ` template ${await template(admin, base)}` : '';
  await admin.query(`create database ${name}${begins}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await started?.stop();
    },
  };
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
