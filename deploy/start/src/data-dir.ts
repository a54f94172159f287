import { existsSync, rmSync } from 'node:fs';
import { isOurs, lockFolder, prepareFolder } from '../../operator/platform/data-folder.ts';
import { CannotStart } from './settings.ts';

/** Creates the folder if it is missing; throws if it is not writable. */
export function prepareDataDir(dataDir: string): void {
  try {
    prepareFolder(dataDir);
  } catch {
    throw new CannotStart(`The data folder ${dataDir} can't be written to; set TESSERA_DATA to one that can.`);
  }
}

/** Throws while a running site has locked the folder. */
export function checkUnused(dataDir: string): void {
  let release: () => void;
  try {
    release = lockFolder(dataDir);
  } catch {
    throw new CannotStart(
      `The data in ${dataDir} belongs to a site that is running; stop that one first, or set TESSERA_DATA to another folder.`,
    );
  }
  release();
}

/** Deletes the data, but never under a running site, and never a folder that no site has written. */
export function clearDataDir(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  if (!isOurs(dataDir)) throw new CannotStart(`${dataDir} has no data of Tessera; nothing was deleted.`);
  prepareDataDir(dataDir);
  checkUnused(dataDir);
  rmSync(dataDir, { recursive: true });
}
