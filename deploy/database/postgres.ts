import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { keepAlive, sessionSettings } from './connection-settings.ts';
import { type Database, DatabaseAway, retryingDeadlocks, type SqlValue } from './database.ts';
import { orAway, whileAway, withBackOff } from './postgres-away.ts';
import { listenOnPostgres } from './postgres-listener.ts';

const int8 = 20;
const connections = 16;
/** A restart takes a second or two: callers that only need a connection wait for it. */
const restartMs = 3_000;
/** For a server that does not answer at all, and for waiting when all connections are in use. */
const connectionTimeoutMillis = 15_000;

function typesWithNumbers(): pg.CustomTypesConfig {
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  } as pg.CustomTypesConfig;
}

/** The address of a database without its password. */
export function describePostgres(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${database ?? ''} at ${host}:${port}`;
}

/** Connects to a PostgreSQL server (15 and up); throws `DatabaseAway` while there is none, and so does every query. */
export async function openPostgres(url: string, retryMs = restartMs): Promise<Database> {
  const types = typesWithNumbers();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...keepAlive,
    connectionTimeoutMillis,
    types,
    onConnect: (client) => client.query(sessionSettings),
  });
  const current = new AsyncLocalStorage<pg.PoolClient>();
  const listeners: (() => Promise<void>)[] = [];
  let isClosing = false;
  // A connection can break at any time, in use or idle; without a listener that would end the process. The pool makes
  // another one, and a statement that was running fails on its own.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('error', (cause) => {
    if (!isClosing) process.emitWarning(String(cause));
  });

  /** Nothing was sent yet, so a retry cannot do anything twice. */
  const connect = (prepare?: string): Promise<pg.PoolClient> =>
    withBackOff(whileAway(retryMs), async () => {
      const client = await pool.connect();
      if (prepare) await client.query(prepare).catch((cause: Error) => giveUp(client, cause));
      return client;
    });
  function giveUp(client: pg.PoolClient, cause: Error): never {
    client.release(cause);
    throw cause;
  }

  async function ask(client: pg.PoolClient, text: string, params?: readonly SqlValue[]): Promise<pg.QueryResult> {
    try {
      return await client.query(text, params && [...params]);
    } catch (cause) {
      throw orAway(cause);
    }
  }

  async function askAnywhere(text: string, params?: readonly SqlValue[]): Promise<pg.QueryResult> {
    const inTransaction = current.getStore();
    if (inTransaction) return ask(inTransaction, text, params);
    const client = await connect();
    let isAway = false;
    try {
      return await ask(client, text, params);
    } catch (cause) {
      isAway = cause instanceof DatabaseAway;
      throw cause;
    } finally {
      client.release(isAway);
    }
  }

  async function runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    const client = await connect('begin');
    let broken: Error | undefined;
    try {
      const value = await current.run(client, work);
      await ask(client, 'commit');
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

  try {
    await askAnywhere('select 1');
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  return {
    kind: 'postgres',
    async query<Row extends object>(text: string, params: readonly SqlValue[] = []) {
      // A single statement is its own transaction, so it can be sent again after a deadlock.
      const ask = () => askAnywhere(text, params);
      return (await (current.getStore() ? ask() : retryingDeadlocks(ask))).rows as Row[];
    },
    async script(text) {
      await askAnywhere(text);
    },
    transaction: (work) => (current.getStore() ? work() : retryingDeadlocks(() => runInTransaction(work))),
    async listen(channel, listener) {
      listeners.push(await listenOnPostgres(url, channel, listener));
    },
    async close() {
      isClosing = true;
      await Promise.all(listeners.map((stop) => stop()));
      await pool.end();
    },
  };
}
