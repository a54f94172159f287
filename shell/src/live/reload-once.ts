import { readStored, writeStored } from '@tessera/shared/session';
import { bootDocument } from '../remotes/live-remotes.ts';
import { faultOfRequest } from '../remotes/load-with-retries.ts';
import { markArrival } from '../routing/arrival.ts';
import { hasEdits } from './edited-fields.ts';

/** Another version of the shell is live, or a file of this one is gone from the server. */
type Reason = 'newVersion' | 'missingFile';

/**
 * Loads the page again because of a version of the shell; false if this tab has done so before, so that a server which
 * answers with something else never causes a series of reloads. Without storage nobody would know, and it is not done.
 */
export function reloadOnce(reason: Reason, version: string, reload = (): void => window.location.reload()): boolean {
  const before = readStored('reloadedFor');
  const versions = before?.[reason] ?? [];
  if (versions.includes(version)) return false;
  if (!writeStored('reloadedFor', { ...before, [reason]: [...versions, version] })) return false;
  markArrival();
  reload();
  return true;
}

/** The page has the version that it was loaded again for: a later decision for it counts anew. */
export function endReload(version: string): void {
  const { newVersion = [], ...others } = readStored('reloadedFor') ?? {};
  if (newVersion.includes(version))
    writeStored('reloadedFor', { ...others, newVersion: newVersion.filter((one) => one !== version) });
}

/**
 * Loads the page again if a part of the shell failed because its file is gone: the page is older than what the server
 * keeps. Not while a field is edited; the error then stays in the part's place.
 */
export async function reloadIfGone(cause: unknown, reload?: () => void): Promise<boolean> {
  if ((await faultOfRequest(cause)) !== 'missing' || hasEdits()) return false;
  return reloadOnce('missingFile', bootDocument().shell.version, reload);
}
