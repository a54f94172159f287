import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../platform/database/database.ts';
import { type EmbeddedDatabase, openPglite } from '../platform/database/pglite.ts';

/** Where a test run stores its filled databases between suites; unset when a suite runs alone. */
const folder = process.env.TESSERA_TEST_SNAPSHOTS;

/** Suites run side by side, so a file is there whole or not at all. */
async function keep(file: string, database: EmbeddedDatabase): Promise<void> {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await (await database.dump()).arrayBuffer()));
  renameSync(own, file);
}

/** An embedded database in memory as `fill` leaves it. Making one takes seconds: the first suite of a run does it, the others load its copy. */
export async function filledDatabase(name: string, fill: (db: Database) => Promise<void>): Promise<EmbeddedDatabase> {
  const file = folder && join(folder, `${name}.tar`);
  if (file && existsSync(file)) return openPglite({ dump: new Blob([readFileSync(file)]) });
  const database = await openPglite();
  await fill(database);
  if (file) await keep(file, database);
  return database;
}

/** An embedded database with nothing in it. */
export const emptyDatabase = (): Promise<Database> => filledDatabase('empty', async () => undefined);
