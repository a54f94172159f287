import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, DatabaseAway, one } from './database.ts';
import { openPostgres } from './postgres.ts';
import { freshPostgres } from './testing/fresh-postgres.ts';

let server: Awaited<ReturnType<typeof freshPostgres>>;
beforeAll(async () => {
  server = await freshPostgres();
});
afterAll(() => server.close());

const settingsOf = async (db: Database) => {
  const rows = await db.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name like 'tcp\\_%' or name = 'idle_in_transaction_session_timeout'`,
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
};
const idleMs = 60_000;

describe('a connection to PostgreSQL', () => {
  it('is found broken within a minute by both ends, where the other end has vanished', async () => {
    const keepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
    const db = await openPostgres(server.url);
    try {
      await db.listen('news', () => undefined);
      expect(keepAlive.mock.calls).toEqual([
        [true, 30_000],
        [true, 30_000],
      ]);
      expect(await settingsOf(db)).toEqual({
        idle_in_transaction_session_timeout: idleMs,
        tcp_keepalives_idle: 30,
        tcp_keepalives_interval: 10,
        tcp_keepalives_count: 3,
        tcp_user_timeout: 60_000,
      });
    } finally {
      keepAlive.mockRestore();
      await db.close();
    }
  });

  it('over a Unix socket opens without the settings of TCP, and idle transactions still end', async () => {
    const { port, username, pathname } = new URL(server.url);
    const overTcp = await openPostgres(server.url);
    const { folder } = one(
      await overTcp.query<{ folder: string }>("select current_setting('unix_socket_directories') as folder"),
    );
    await overTcp.close();
    const query = new URLSearchParams({ host: folder, port, user: username });
    const db = await openPostgres(`postgres://${pathname}?${query}`);
    try {
      expect(await db.query('select inet_client_addr() as address')).toEqual([{ address: null }]);
      expect((await settingsOf(db)).idle_in_transaction_session_timeout).toBe(idleMs);
    } finally {
      await db.close();
    }
  });

  it('loses its locks where its transaction is left idle for too long, and the transaction fails', async () => {
    const db = await openPostgres(server.url);
    const other = await openPostgres(server.url);
    jest.spyOn(process, 'emitWarning').mockImplementation();
    const lock = 'select pg_advisory_xact_lock(1)';
    try {
      for (const pause of [() => wait(1_000), async () => stopProcess(1_000)]) {
        const left = db.transaction(async () => {
          await db.script("set local idle_in_transaction_session_timeout = '200ms'");
          await db.query(lock);
          await pause();
          await db.query('select 1');
        });
        await expect(left).rejects.toBeInstanceOf(DatabaseAway);
        await other.query(lock);
      }
      await db.transaction(() => db.query(lock));
    } finally {
      jest.restoreAllMocks();
      await Promise.all([db.close(), other.close()]);
    }
  });
});

/** As a machine that is suspended: nothing that arrives meanwhile is read before the next statement is sent. */
function stopProcess(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
