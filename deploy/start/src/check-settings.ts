import { databaseUrlIn } from '../../operator/environment.ts';
import { openDatabase } from '../../operator/platform/database/open-database.ts';
import { checkUnused, prepareDataDir } from './data-dir.ts';
import { CannotStart, type Settings, whyNotFree } from './settings.ts';
import { ensureNginx } from './system-packages.ts';

/** Checks everything that can prevent a start, before time is spent on a build. */
export async function checkSettings(
  { port, dataDir, httpPort }: Settings,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  prepareDataDir(dataDir);
  checkUnused(dataDir);
  const why = await whyNotFree(port);
  if (why) throw new CannotStart(`Port ${port} ${why}; set TESSERA_PORT to another one.`);
  if (httpPort !== undefined) {
    const whyNot = await whyNotFree(httpPort);
    if (whyNot) throw new CannotStart(`Port ${httpPort} ${whyNot}; set TESSERA_HTTP_PORT to another one.`);
    ensureNginx();
  }
  const databaseUrl = databaseUrlIn(env);
  if (databaseUrl) await (await openDatabase(dataDir, databaseUrl)).close();
}
