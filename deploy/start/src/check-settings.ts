import { checkUnused, prepareDataDir } from './data-dir.ts';
import { CannotStart, isFree, type Settings } from './settings.ts';

/** Everything that can stop a start, before any time is spent on a build. */
export async function checkSettings({ port, dataDir }: Settings): Promise<void> {
  prepareDataDir(dataDir);
  checkUnused(dataDir);
  if (!(await isFree(port))) throw new CannotStart(`Port ${port} is in use; set TESSERA_PORT to another one.`);
}
