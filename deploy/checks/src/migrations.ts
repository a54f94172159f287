import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './parts.ts';

type Checksums = Readonly<Record<string, string>>;

const LIST = 'checksums.json';

/** The folders below `deploy/` that have migrations. */
function foldersOf(root: string): string[] {
  const paths = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' });
  const folders = paths
    .filter((path) => path.endsWith('.sql') && basename(dirname(path)) === 'migrations' && !/node_modules/.test(path))
    .map((path) => `deploy/${dirname(path)}`);
  return [...new Set(folders)].sort();
}

const checksumOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);

function stored(folder: string): Checksums {
  return existsSync(`${folder}/${LIST}`) ? (JSON.parse(readFileSync(`${folder}/${LIST}`, 'utf8')) as Checksums) : {};
}

/** The list of the last commit, which a list that was emptied or deleted does not make undone; none in a new folder. */
function committed(folder: string): Checksums {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${LIST}`], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as Checksums) : {};
}

const recorded = (folder: string): Checksums => ({ ...stored(folder), ...committed(folder) });

/** A list is written with its first migration, so an empty one was emptied. */
const isEmptied = (folder: string): boolean =>
  existsSync(`${folder}/${LIST}`) && Object.keys(stored(folder)).length === 0;

const present = (folder: string): Checksums =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => [name, checksumOf(`${folder}/${name}`)]),
  );

/** Migrations that changed or disappeared since they were recorded, and new ones that are not recorded. */
export function migrationFaults(root = ROOT): string[] {
  return foldersOf(root).flatMap((folder) => {
    const known = recorded(join(root, folder));
    const now = present(join(root, folder));
    const left = stored(join(root, folder));
    if (isEmptied(join(root, folder))) return [`${folder}/${LIST} was emptied: restore it`];
    const lost = Object.keys(known)
      .filter((name) => !(name in left))
      .map((name) => `${folder}/${name} was taken out of ${LIST}: restore the line`);
    const changed = Object.keys(known)
      .filter((name) => now[name] !== known[name])
      .map(
        (name) => `${folder}/${name} has ${now[name] ? 'changed' : 'gone'}, but may have run: add a migration instead`,
      );
    const fresh = Object.keys(now)
      .filter((name) => !(name in known))
      .map((name) => `${folder}/${name} is not recorded yet: npm run generate`);
    return [...lost, ...changed, ...fresh];
  });
}

/** Records the checksums of new migrations; recorded ones stay, so that a change is reported. Refuses a list that was emptied. */
export function recordMigrations(root = ROOT): void {
  for (const folder of foldersOf(root)) {
    const path = join(root, folder);
    if (isEmptied(path)) throw new Error(`${folder}/${LIST} was emptied: restore it`);
    const known = recorded(path);
    const all = { ...present(path), ...known };
    if (Object.keys(all).length > Object.keys(stored(path)).length) {
      const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
      writeFileSync(`${path}/${LIST}`, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  }
}
