import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where things stand in a checkout; the one place that knows. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** Releases and channels: `dist/`, or wherever `TESSERA_RELEASES` says. */
export const releasesRoot = (): string => process.env.TESSERA_RELEASES ?? `${ROOT}/dist`;

/** Ids of the remotes in this workspace: every `mf-*` folder that has a contract. */
export const REMOTE_IDS: readonly string[] = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-') && existsSync(`${ROOT}/${name}/src/contract.ts`))
  .map((name) => name.slice(3))
  .sort();

/** Folder of the package behind an id. */
export function packageDir(id: string): string {
  if (id === 'console') return `${ROOT}/deploy/console`;
  return `${ROOT}/${id === 'shell' ? 'shell' : `mf-${id}`}`;
}
