import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationFaults, recordMigrations } from './migrations.ts';

let root: string;
const path = (name: string) => join(root, 'deploy/operator/domains/cards/migrations', name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-migrations-'));
  mkdirSync(path(''), { recursive: true });
  writeFileSync(path('0001-tables.sql'), 'create table seat (id int);');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a migration', () => {
  it('must be recorded before the check passes', () => {
    expect(migrationFaults(root)).toEqual([expect.stringContaining('0001-tables.sql is not recorded yet')]);
    recordMigrations(root);
    expect(migrationFaults(root)).toEqual([]);
  });

  it('that was recorded may neither change nor disappear, and recording again hides neither', () => {
    writeFileSync(path('0002-seats.sql'), 'select 1;');
    recordMigrations(root);
    writeFileSync(path('0001-tables.sql'), 'create table seat (id bigint);');
    rmSync(path('0002-seats.sql'));
    const faults = [
      expect.stringContaining('0001-tables.sql has changed'),
      expect.stringContaining('0002-seats.sql has gone'),
    ];
    expect(migrationFaults(root)).toEqual(faults);
    recordMigrations(root);
    expect(migrationFaults(root)).toEqual(faults);
  });

  it('is still checked when checksums.json is emptied or deleted', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: root });
    recordMigrations(root);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'tables');
    writeFileSync(path('0001-tables.sql'), 'create table seat (id bigint);');
    writeFileSync(path('checksums.json'), '{}');
    expect(migrationFaults(root)).toEqual([expect.stringContaining('checksums.json was emptied')]);
    expect(() => recordMigrations(root)).toThrow('was emptied');
    rmSync(path('checksums.json'));
    const changed = expect.stringContaining('0001-tables.sql has changed');
    const faults = [expect.stringContaining('was taken out of checksums.json'), changed];
    expect(migrationFaults(root)).toEqual(faults);
    git('commit', '-qam', 'the loss');
    expect(migrationFaults(root)).toEqual(faults);
    recordMigrations(root);
    expect(migrationFaults(root)).toEqual([changed]);
  });

  it('is not passed when git cannot say what was committed', () => {
    recordMigrations(root);
    writeFileSync(join(root, '.git'), 'gitdir: /nowhere');
    expect(() => migrationFaults(root)).toThrow('not a git repository');
  });

  it('that is new is recorded beside the others, in order', () => {
    recordMigrations(root);
    writeFileSync(path('0002-seats.sql'), 'select 1;');
    recordMigrations(root);
    expect(Object.keys(JSON.parse(readFileSync(path('checksums.json'), 'utf8')) as object)).toEqual([
      '0001-tables.sql',
      '0002-seats.sql',
    ]);
  });
});
