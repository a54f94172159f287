import { basename } from 'node:path';
import type pg from 'pg';
import { openPostgres } from '../platform/database/postgres.ts';
import { seed, seededDatabase } from './operator.ts';
import { openFreshPostgres, type TestDatabase } from './test-databases.ts';

/** Suites of one run share what was seeded; a suite that runs alone seeds for itself. */
const run = process.env.TESSERA_TEST_SNAPSHOTS;

/** Any number that no other lock uses. */
const seedingLock = 781_204;

/** Makes the seeded database of this run when it is first needed; suites side by side wait for the one that makes it. */
async function seededTemplate(admin: pg.Client, base: string): Promise<string> {
  const name = `tessera_seeded_${basename(run ?? String(process.pid))
    .replace(/\W/g, '')
    .toLowerCase()}`;
  await admin.query('select pg_advisory_lock($1)', [seedingLock]);
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) {
      await admin.query(`create database ${name}_new`);
      const url = new URL(base);
      url.pathname = `/${name}_new`;
      const db = await openPostgres(url.href);
      await seed(db);
      await db.close();
      await admin.query(`alter database ${name}_new rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [seedingLock]);
  }
  return name;
}

async function onPglite(): Promise<TestDatabase> {
  const database = await seededDatabase();
  return { database, close: () => database.close() };
}

/** Both databases with the demo data in them, for suites of the whole operator; made once per run. */
export const seededDatabases: readonly (readonly [name: string, open: () => Promise<TestDatabase>])[] = [
  ['PGlite', onPglite],
  ['PostgreSQL', () => openFreshPostgres(run ? seededTemplate : undefined)],
];
