import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@tessera/database/database';
import { type EmbeddedDatabase, openPglite } from '../platform/database/pglite.ts';

/** Where a test run stores its filled databases between suites; a process that runs alone has a folder of its own. */
const folder = process.env.TESSERA_TEST_SNAPSHOTS ?? mkdtempSync(join(tmpdir(), 'tessera-databases-'));
if (folder !== process.env.TESSERA_TEST_SNAPSHOTS) {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Suites run side by side, so a file is there whole or not at all. */
async function keep(file: string, database: EmbeddedDatabase): Promise<void> {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await (await database.dump()).arrayBuffer()));
  renameSync(own, file);
}

/**
 * An embedded database as `fill` leaves it, in memory or in a new folder. Making one takes seconds: the first call does it. Every call loads
 * the copy, so that all suites begin with the same numbers: sequences skip some when a copy is loaded.
 */
export async function filledDatabase(
  name: string,
  fill: (db: Database) => Promise<void>,
  where: { readonly folder?: string } = {},
): Promise<EmbeddedDatabase> {
  const file = join(folder, `${name}.tar`);
  if (!existsSync(file)) {
    const database = await openPglite();
    await fill(database);
    await keep(file, database);
    await database.close();
  }
  return openPglite({ ...where, dump: new Blob([readFileSync(file)]) });
}

/** An embedded database with nothing in it. */
export const emptyDatabase = (): Promise<Database> => filledDatabase('empty', async () => undefined);
