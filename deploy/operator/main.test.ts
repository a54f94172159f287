import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.ts';
import { CannotStart, lockFolder, prepareFolder } from './platform/data-folder.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { OperatorEnded, startOperator } from './testing/operator-process.ts';

const longMs = 120_000;
/** Without the demo data, which takes seconds to store, and which these tests do not read. */
const withoutDemo = { TESSERA_DEMO: 'off', TESSERA_CONSOLE_PASSWORD: 'Operator1234' };

const signInAtConsole = (port: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/console-api/sign-in`, {
    method: 'POST',
    headers: { 'x-tessera-console': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'operator', password: withoutDemo.TESSERA_CONSOLE_PASSWORD }),
  });

/** Every file and folder below that another account may do anything with. */
function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return ['.', ...names].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

describe('the operator as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-operator-'));
  const lock = join(folder, 'operator-db.lock');
  beforeAll(() => chmodSync(folder, 0o777));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'refuses a second one on the same folder in one sentence, and closes cleanly when asked',
    async () => {
      const first = await startOperator(folder, withoutDemo);
      const second = await startOperator(folder, withoutDemo).catch((cause: unknown) => cause);
      expect(second).toBeInstanceOf(OperatorEnded);
      expect(second).toMatchObject({
        exitCode: 1,
        said: `The database in ${folder} is already open in process ${first.pid}; only one operator may use it.`,
      });
      expect((await signInAtConsole(first.port)).status).toBe(200);
      expect(await first.stop()).toBe(0);
      expect(existsSync(lock)).toBe(false);
    },
    longMs,
  );

  it(
    'starts again after it was killed, with the same key, and its folder is open to no other account, the database included',
    async () => {
      const first = await startOperator(folder, withoutDemo);
      const keys = readFileSync(join(folder, 'operator-keys.json'), 'utf8');
      await first.kill();
      expect(existsSync(lock)).toBe(true);
      const second = await startOperator(folder, withoutDemo);
      expect(readFileSync(join(folder, 'operator-keys.json'), 'utf8')).toBe(keys);
      expect(readdirSync(join(folder, 'operator-db')).length).toBeGreaterThan(5);
      // PostgreSQL rewrites this cache with its own permissions, in a folder that is closed.
      expect(openToOthers(folder).filter((name) => !name.endsWith('/pg_internal.init'))).toEqual([]);
      expect(await second.stop()).toBe(0);
    },
    longMs,
  );

  it(
    'says in one sentence that the folder cannot be written',
    async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      const ended = await startOperator(join(file, 'below'), withoutDemo).catch((cause: unknown) => cause);
      expect(ended).toMatchObject({
        exitCode: 1,
        said: expect.stringMatching(/^The data folder .* cannot be written \(\w+\)\.$/),
      });
    },
    longMs,
  );
});

describe('the data folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'tessera-rights-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('that was open to others is closed to them, with what is in it; a link in it leads to nothing that changes', () => {
    const folder = join(parent, 'old');
    const elsewhere = join(parent, 'elsewhere');
    for (const made of [elsewhere, folder, join(folder, 'operator-db'), join(folder, 'operator-db/base')])
      mkdirSync(made, { mode: 0o777 });
    for (const file of ['keys.json', 'operator-db/PG_VERSION', 'operator-db/base/1'])
      writeFileSync(join(folder, file), '');
    for (const name of ['.', ...(readdirSync(folder, { recursive: true }) as string[])])
      chmodSync(join(folder, name), 0o777);
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(folder, 'link'));
    prepareFolder(folder);
    expect(openToOthers(folder)).toEqual(['link']);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o755);
    expect(statSync(join(folder, 'operator-db/PG_VERSION')).mode & 0o777).toBe(0o700);
  });

  it('with foreign files keeps its permissions', () => {
    const folder = join(parent, 'shared');
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.doc'), '');
    chmodSync(folder, 0o755);
    prepareFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });
});

describe('a database that cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-operator-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused with one sentence that names it without the password', async () => {
    const failure = await openDatabase(folder, 'postgres://tessera:s3cret@127.0.0.1:1/site', 0).catch((cause) => cause);
    expect(failure).toBeInstanceOf(CannotStart);
    expect(failure.message).toBe(
      "The database site at 127.0.0.1:1 (DATABASE_URL) can't be used: connect ECONNREFUSED 127.0.0.1:1.",
    );
  });

  it('is refused when the address is not of PostgreSQL, without repeating it', () => {
    for (const DATABASE_URL of ['mysql://tessera:s3cret@127.0.0.1/site', 's3cret', 'postgres://s3cret:x@:y/'])
      expect(() => readEnvironment({ DATABASE_URL })).toThrow(
        new CannotStart('DATABASE_URL is no address of a PostgreSQL database (postgres://user:password@host/name).'),
      );
    const DATABASE_URL = 'postgresql:///site?host=/var/run/postgresql';
    expect(readEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });
});

describe('the operator', () => {
  it('refuses to start when TESSERA_BOT_CHECK_MAXIMUM is no integer from 1 to 500,000', () => {
    expect(readEnvironment({}).config.botCheckMaximum).toBe(50_000);
    for (const TESSERA_BOT_CHECK_MAXIMUM of ['1', '500000'])
      expect(readEnvironment({ TESSERA_BOT_CHECK_MAXIMUM }).config.botCheckMaximum).toBe(
        Number(TESSERA_BOT_CHECK_MAXIMUM),
      );
    for (const TESSERA_BOT_CHECK_MAXIMUM of ['0', '500001', '1.5', 'much'])
      expect(() => readEnvironment({ TESSERA_BOT_CHECK_MAXIMUM })).toThrow(CannotStart);
  });
});

it('the operator refuses to start when TESSERA_REGISTRATIONS_PER_HOUR is no integer from 1 to 10,000', () => {
  expect(readEnvironment({}).config.registrationsPerHour).toBe(20);
  expect(readEnvironment({ TESSERA_REGISTRATIONS_PER_HOUR: '500' }).config.registrationsPerHour).toBe(500);
  for (const TESSERA_REGISTRATIONS_PER_HOUR of ['0', '10001', 'much'])
    expect(() => readEnvironment({ TESSERA_REGISTRATIONS_PER_HOUR })).toThrow(CannotStart);
});

describe('the lock of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
  const lock = join(folder, 'operator-db.lock');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is taken from a process that is gone, also when its number is in use again', () => {
    for (const dead of ['2147480000 1', `${process.ppid} 1`, 'nonsense']) {
      writeFileSync(lock, dead);
      const release = lockFolder(folder);
      expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      release();
    }
  });

  it('is not taken from a process that lives', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(CannotStart);
    release();
    lockFolder(folder)();
  });

  it('needs a folder that can be made', () => {
    expect(() => prepareFolder('/proc/tessera')).toThrow(CannotStart);
    prepareFolder(join(folder, 'deep', 'down'));
  });
});
