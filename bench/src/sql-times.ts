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

/** Measures with an operator on a PostgreSQL with `fsync`, or on the embedded database; prints one line of JSON. */
export async function measureOn(
  where: 'postgres' | 'embedded',
  measure: (operator: TestOperator) => Promise<object>,
): Promise<void> {
  const server = where === 'postgres' ? await startPostgres(['fsync=on', 'max_wal_size=4GB']) : undefined;
  const db = server ? await openPostgres(server.url) : await openPglite();
  const operator = await testOperator({ db });
  console.log(JSON.stringify({ on: where, ...(await measure(operator)) }));
  await operator.close();
  await db.close();
  await server?.stop();
}
