import { startPostgres, type ThrowAwayPostgres } from '@tessera/database/testing/start-postgres';

/** No suite of these crashes the server or needs its data afterwards. */
const fastSettings = ['jit=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

let running: ThrowAwayPostgres | undefined;

export async function endPostgres(): Promise<void> {
  const ending = running;
  running = undefined;
  await ending?.stop();
}

/**
 * Runs `work` with the URL of one PostgreSQL for all suites: TESSERA_TEST_DATABASE_URL, or a new one that ends
 * afterwards.
 */
export async function withPostgres<Answer>(work: (url: string) => Promise<Answer>): Promise<Answer> {
  const given = process.env.TESSERA_TEST_DATABASE_URL;
  if (given) return work(given);
  running = await startPostgres(fastSettings);
  try {
    return await work(running.url);
  } finally {
    await endPostgres();
  }
}
