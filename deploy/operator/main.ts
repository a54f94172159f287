import { resolve } from 'node:path';
import { DatabaseAway } from '@tessera/database/database';
import { buildOperator } from './app.ts';
import { addConsoleOperator } from './back-office/index.ts';
import { beginWithoutDemo, loadDemo } from './demo/index.ts';
import { readEnvironment } from './environment.ts';
import { CannotStart, lockFolder, ownerOnly, prepareFolder } from './platform/data-folder.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { keysIn } from './platform/keys/keys.ts';

async function start(): Promise<void> {
  process.umask(ownerOnly);
  const environment = readEnvironment(process.env);
  const folder = resolve(environment.dataFolder);
  prepareFolder(folder);
  // Its keys and the provider's store are in the folder, wherever the ledger is: no two sites may share it.
  const release = lockFolder(folder);
  const db = await openDatabase(folder, environment.databaseUrl);
  const operator = await buildOperator({
    db,
    keys: await keysIn(folder),
    config: environment.config,
    firstData: environment.hasDemo ? loadDemo : beginWithoutDemo,
  });

  if (environment.consolePassword) await addConsoleOperator(operator.context, 'operator', environment.consolePassword);

  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    await operator.close();
    // Otherwise PGlite keeps the process running and its last pages unwritten.
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

/** One sentence for a problem that a person can solve; a stack trace for anything else. */
function explain(cause: unknown): string {
  if (cause instanceof CannotStart) return cause.message;
  if (cause instanceof DatabaseAway) return `The database went away while the operator was starting: ${cause.message}.`;
  return String((cause as Error)?.stack ?? cause);
}

start().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});
