import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The paths of a checkout. All scripts take them from here. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** Folder of releases and channels: `dist/`, or `TESSERA_RELEASES`. */
export const releasesRoot = (): string => process.env.TESSERA_RELEASES ?? `${ROOT}/dist`;

/** Ids of the remotes in this workspace: every `mf-*` folder with a contract. */
export const REMOTE_IDS: readonly string[] = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-') && existsSync(`${ROOT}/${name}/src/contract.ts`))
  .map((name) => name.slice(3))
  .sort();

/** Folder of the package with this id. */
export function packageDir(id: string): string {
  if (id === 'console') return `${ROOT}/deploy/console`;
  return `${ROOT}/${id === 'shell' ? 'shell' : `mf-${id}`}`;
}
