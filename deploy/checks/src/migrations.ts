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

function recorded(folder: string): Checksums {
  return existsSync(`${folder}/${LIST}`) ? (JSON.parse(readFileSync(`${folder}/${LIST}`, 'utf8')) as Checksums) : {};
}

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
    const changed = Object.keys(known)
      .filter((name) => now[name] !== known[name])
      .map(
        (name) => `${folder}/${name} has ${now[name] ? 'changed' : 'gone'}, but may have run: add a migration instead`,
      );
    const fresh = Object.keys(now)
      .filter((name) => !(name in known))
      .map((name) => `${folder}/${name} is not recorded yet: npm run generate`);
    return [...changed, ...fresh];
  });
}

/** Records the checksums of new migrations; recorded ones stay, so that a change is reported. */
export function recordMigrations(root = ROOT): void {
  for (const folder of foldersOf(root)) {
    const path = join(root, folder);
    const known = recorded(path);
    const all = { ...present(path), ...known };
    if (Object.keys(all).length > Object.keys(known).length) {
      const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
      writeFileSync(`${path}/${LIST}`, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  }
}
