import type { Database } from '@tessera/database/database';
import { openPostgres } from '@tessera/database/postgres';
import { startPostgres } from '@tessera/database/testing/start-postgres';
import { openPglite } from '../../deploy/operator/platform/database/pglite.ts';
import { type TestOperator, testOperator } from '../../deploy/operator/testing/operator.ts';
import { median } from './statistics.ts';

const RUNS = 9;

/** The median time of nine runs in milliseconds, to a tenth. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return Math.round(median(times) * 10) / 10;
}

/** A database that counts its statements, those of a transaction among them, and adds up how long they take. */
export function watched(db: Database) {
  let spentMs = 0;
  let statements = 0;
  const query: Database['query'] = async (...asked) => {
    const from = performance.now();
    statements += 1;
    try {
      return await db.query(...asked);
    } finally {
      spentMs += performance.now() - from;
    }
  };
  const sameButQuery = new Proxy(db, {
    get: (target, key) => {
      if (key === 'query') return query;
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { db: sameButQuery, spent: () => spentMs, statements: () => statements };
}

/** The median of nine runs: how long all SQL of one run took together, in milliseconds, to a tenth. */
export type SqlTimer = (work: () => Promise<unknown>) => Promise<number>;

/** Measures with an operator on a PostgreSQL with `fsync`, or on the embedded database; prints one line of JSON. */
export async function measureOn(
  where: 'postgres' | 'embedded',
  measure: (operator: TestOperator, sqlOf: SqlTimer) => Promise<object>,
): Promise<void> {
  // Its default of 128 MB of buffers is meant to be raised on a server of its own.
  const settings = ['fsync=on', 'max_wal_size=4GB', 'shared_buffers=2GB'];
  const server = where === 'postgres' ? await startPostgres(settings) : undefined;
  const db = server ? await openPostgres(server.url) : await openPglite();
  const { db: watchedDb, spent } = watched(db);
  const operator = await testOperator({ db: watchedDb });
  const sqlOf: SqlTimer = async (work) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const before = spent();
      await work();
      times.push(spent() - before);
    }
    return Math.round(median(times) * 10) / 10;
  };
  console.log(JSON.stringify({ on: where, ...(await measure(operator, sqlOf)) }));
  await operator.close();
  await db.close();
  await server?.stop();
}
