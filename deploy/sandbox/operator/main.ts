import { join, resolve } from 'node:path';
import { buildOperator } from './app.ts';
import { CannotStart, lockFolder, prepareFolder } from './data-folder.ts';
import type { Database } from './db/database.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { readEnvironment } from './environment.ts';
import { keysIn } from './keys.ts';

const openDatabase = (folder: string, url: string | undefined): Promise<Database> =>
  url ? openPostgres(url) : openPglite({ folder: join(folder, 'operator-db') });

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const folder = resolve(environment.dataFolder);
  prepareFolder(folder);
  // Its keys and the provider's journal are in the folder, wherever the ledger is: no two sites may share it.
  const release = lockFolder(folder);
  const db = await openDatabase(folder, environment.databaseUrl);
  const operator = await buildOperator({ db, keys: await keysIn(folder), config: environment.config });

  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    await operator.close();
    // Without it PGlite keeps the process alive and its last pages in memory.
    await db.close();
    release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await operator.app.listen({ host: environment.host, port: environment.port });
  operator.context.jobs.start();
  const address = operator.app.server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  process.stdout.write(`${JSON.stringify({ ready: 'operator', port })}\n`);
}

start().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof CannotStart ? cause.message : String((cause as Error)?.stack ?? cause)}\n`);
  process.exit(1);
});
