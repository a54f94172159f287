import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Database } from '@tessera/database/database';
import { openPostgres } from '@tessera/database/postgres';
import { type AdminClient, type FreshPostgres, freshPostgres } from '@tessera/database/testing/fresh-postgres';
import { modules as allModules } from '../modules.ts';
import type { OperatorModule } from '../platform/module.ts';
import type { OperatorServices } from '../services.ts';
import { filledDatabase } from './filled-database.ts';
import { type DemoGames, seed, testStart } from './seed.ts';
import { storeOffset } from './store-offset.ts';
import { ofThisRun, openFreshPostgres, type TestDatabase, type testDatabases } from './test-databases.ts';

/** Suites of one run share what was seeded; a suite that runs alone seeds for itself. */
const { TESSERA_TEST_SNAPSHOTS: run, TESSERA_TEST_DATABASE_URL: server } = process.env;

/** Any number that no other lock uses. */
const seedingLock = 781_204;

type Modules = readonly OperatorModule<OperatorServices>[];
const namesOf = (modules: Modules): string => modules.map(({ name }) => name).join('-');

/** Makes the seeded database of this run when it is first needed; suites side by side wait for the one that makes it. */
async function seededTemplate(games: DemoGames, modules: Modules, admin: AdminClient, base: string): Promise<string> {
  const runName = basename(run ?? String(process.pid)).replace(/\W/g, '');
  // The length of a database's name is limited.
  const set = createHash('sha256').update(namesOf(modules)).digest('hex').slice(0, 8);
  const name = `tessera_seeded_${games}_${set}_${runName}`.toLowerCase();
  await admin.query('select pg_advisory_lock($1)', [seedingLock]);
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) {
      await admin.query(`create database ${name}_new`);
      const url = new URL(base);
      url.pathname = `/${name}_new`;
      const db = await openPostgres(url.href);
      await seed(db, games, modules);
      await db.close();
      await admin.query(`alter database ${name}_new rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [seedingLock]);
  }
  return name;
}

/** A seeded database, always embedded: recorded answers contain ids, which a server may skip. */
export const seededInMemory = (games: DemoGames, modules: Modules = allModules): Promise<Database> =>
  filledDatabase(`seeded-${games}-${namesOf(modules)}`, (db) => seed(db, games, modules));

/** Puts such a database into a new folder, for a process of its own. */
export async function seedFolder(folder: string, games: DemoGames): Promise<void> {
  const fill = async (db: Database) => {
    await seed(db, games);
  };
  const database = await filledDatabase(`seeded-${games}-${namesOf(allModules)}`, fill, { folder });
  await storeOffset(database, testStart.getTime() - Date.now());
  await database.close();
}

/** What a fresh database begins with in a run of all suites; a suite that runs alone seeds it itself. */
const templateOf = (games: DemoGames, modules: Modules) =>
  run ? (admin: AdminClient, base: string) => seededTemplate(games, modules, admin, base) : undefined;

/** Such a database on PostgreSQL, for processes of their own. */
export async function seededPostgres(games: DemoGames): Promise<FreshPostgres> {
  const fresh = await freshPostgres(templateOf(games, allModules));
  const database = await openPostgres(fresh.url);
  if (!run) await seed(database, games);
  await storeOffset(database, testStart.getTime() - Date.now());
  await database.close();
  return fresh;
}

const onPostgres = (games: DemoGames, modules: Modules = allModules) => openFreshPostgres(templateOf(games, modules));

/**
 * A database that these modules have seeded at `testStart`; closing it removes it. In a run of all suites it is a copy
 * on PostgreSQL: to open one in memory takes 1.5 s of processor time.
 */
export async function seededDatabase(games: DemoGames, modules?: Modules): Promise<Database> {
  if (!run || !server) return seededInMemory(games, modules);
  const { database, close } = await onPostgres(games, modules);
  return { ...database, close };
}

async function onPglite(): Promise<TestDatabase> {
  const database = await seededInMemory('few');
  return { database, close: () => database.close() };
}

/** Both databases with the demo data in them, made once per run: for what moves money, which is tried on both in every run. */
export const bothDatabases: typeof testDatabases = [
  ['PGlite', onPglite],
  ['PostgreSQL', () => onPostgres('few')],
];

/**
 * Those of them that the other suites of the whole operator use in this run. Browser tests, killed operators and recorded
 * answers run on the embedded one, too.
 */
export const seededDatabases = ofThisRun(bothDatabases);
