import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '@tessera/database/database';
import { emptyDatabase } from '../../testing/filled-database.ts';
import { migrate } from './migrate.ts';

let dir: string;
let database: Database;
const write = (name: string, sql: string) => writeFileSync(join(dir, 'migrations', name), sql);
const run = () => migrate(database, [{ owner: 'cards', folder: pathToFileURL(join(dir, 'migrations/')) }]);

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tessera-migrate-'));
  mkdirSync(join(dir, 'migrations'));
  database = await emptyDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true });
});

describe('a migration', () => {
  it('is applied once, and a later one after it', async () => {
    write('0001-seats.sql', 'create table seat (id int);');
    expect(await run()).toEqual(['cards/0001-seats.sql']);
    write('0002-tables.sql', 'create table card_table (id int);');
    expect(await run()).toEqual(['cards/0002-tables.sql']);
    expect(await run()).toEqual([]);
  });

  it('with an earlier number than the last one that was applied is applied at the next start', async () => {
    write('0004-chips.sql', 'create table chip (id int);');
    expect(await run()).toEqual(['cards/0004-chips.sql']);
    write('0003-dealers.sql', 'create table dealer (id int);');
    expect(await run()).toEqual(['cards/0003-dealers.sql']);
    expect(await run()).toEqual([]);
  });

  it('that this database applied before checksums were stored gets its own at the next start', async () => {
    await database.query('update schema_migration set checksum = null');
    await run();
    expect(await database.query('select name from schema_migration where checksum is null')).toEqual([]);
  });

  it('that has changed since this database applied it is refused', async () => {
    write('0001-seats.sql', 'create table seat (id bigint);');
    await expect(run()).rejects.toThrow(
      'The migration cards/0001-seats.sql has changed since this database applied it: undo the change and add a migration instead.',
    );
  });
});
