import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
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

const listInFile = (folder: string): Checksums =>
  existsSync(`${folder}/${LIST}`) ? (JSON.parse(readFileSync(`${folder}/${LIST}`, 'utf8')) as Checksums) : {};

function isInWorkTree(folder: string): boolean {
  const parent = dirname(resolve(folder));
  return existsSync(`${folder}/.git`) || (parent !== folder && isInWorkTree(parent));
}

function git(folder: string, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed in ${folder}: ${stderr.trim()}`);
  return stdout;
}

/**
 * The committed list. It still counts when the file was emptied or deleted. The commit before counts too, and first,
 * because a loss may be committed already. Empty outside a git work tree.
 */
function listInGit(folder: string): Checksums {
  if (!isInWorkTree(folder)) return {};
  const newestFirst = git(folder, 'rev-list', '--first-parent', '--max-count=2', 'HEAD').trim().split('\n');
  const lists = newestFirst
    .filter((commit) => git(folder, 'ls-tree', '--name-only', commit, LIST) !== '')
    .map((commit) => JSON.parse(git(folder, 'show', `${commit}:./${LIST}`)) as Checksums);
  return Object.assign({}, ...lists) as Checksums;
}

const knownIn = (folder: string): Checksums => ({ ...listInFile(folder), ...listInGit(folder) });

/** A list is written with its first migration, so an empty one was emptied. */
const isEmptied = (folder: string): boolean =>
  existsSync(`${folder}/${LIST}`) && Object.keys(listInFile(folder)).length === 0;

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
    const path = join(root, folder);
    if (isEmptied(path)) return [`${folder}/${LIST} was emptied: restore it`];
    const inFile = listInFile(path);
    const known = knownIn(path);
    const now = present(path);
    const removed = Object.keys(known)
      .filter((name) => !(name in inFile))
      .map((name) => `${folder}/${name} was taken out of ${LIST}: restore the line`);
    const changed = Object.keys(known)
      .filter((name) => now[name] !== known[name])
      .map(
        (name) => `${folder}/${name} has ${now[name] ? 'changed' : 'gone'}, but may have run: add a migration instead`,
      );
    const fresh = Object.keys(now)
      .filter((name) => !(name in known))
      .map((name) => `${folder}/${name} is not recorded yet: npm run generate`);
    return [...removed, ...changed, ...fresh];
  });
}

/** Records the checksums of new migrations; recorded ones stay, so that a change is reported. Refuses a list that was emptied. */
export function recordMigrations(root = ROOT): void {
  for (const folder of foldersOf(root)) {
    const path = join(root, folder);
    if (isEmptied(path)) throw new Error(`${folder}/${LIST} was emptied: restore it`);
    const known = knownIn(path);
    const all = { ...present(path), ...known };
    if (Object.keys(all).length > Object.keys(listInFile(path)).length) {
      const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
      writeFileSync(`${path}/${LIST}`, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  }
}
