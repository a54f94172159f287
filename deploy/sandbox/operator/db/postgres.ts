import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { type Database, retryingDeadlocks, type SqlValue } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';

const int8 = 20;

function typesWithNumbers(): pg.CustomTypesConfig {
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  } as pg.CustomTypesConfig;
}

/** Connects to a PostgreSQL server (15 and up). */
export async function openPostgres(url: string, connections = 16): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, types: typesWithNumbers() });
  // An idle connection that breaks is replaced by the pool on next use; without a listener it would end the process.
  let isClosing = false;
  pool.on('error', (cause) => {
    if (!isClosing) process.emitWarning(String(cause));
  });
  await pool.query('select 1');
  const current = new AsyncLocalStorage<pg.PoolClient>();
  const listeners: (() => Promise<void>)[] = [];

  async function runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const value = await current.run(client, work);
      await client.query('commit');
      return value;
    } catch (cause) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw cause;
    } finally {
      client.release(broken);
    }
  }

  return {
    kind: 'postgres',
    async query<Row extends object>(text: string, params: readonly SqlValue[] = []) {
      const answer = await (current.getStore() ?? pool).query(text, [...params]);
      return answer.rows as Row[];
    },
    async script(text) {
      await (current.getStore() ?? pool).query(text);
    },
    transaction: (work) => (current.getStore() ? work() : retryingDeadlocks(() => runInTransaction(work))),
    async listen(channel, heard) {
      listeners.push(await listenOnPostgres(url, channel, heard));
    },
    async close() {
      isClosing = true;
      await Promise.all(listeners.map((stop) => stop()));
      await pool.end();
    },
  };
}
