import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileList, RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import { valid } from 'semver';
import { extract } from 'tar';
import { recordName } from '../file-names.ts';
import { ROOT } from '../places.ts';
import { FILE_LIST, hashesOf } from '../release-files.ts';

/** Bytes of all tarballs together: they are in the repository, and every clone fetches them. */
export const BUDGET = 20_000_000;
/** How many releases of the shell and of each remote are kept. */
export const KEPT_OF_EACH = 3;

/** Folder of the tarballs: `<id>/<version>.tgz`, and the list. */
export const KEPT = `${ROOT}/kept`;
const LIST = 'kept.json';

/** A release as the list has it. */
export interface KeptRelease {
  readonly version: string;
  /** Day on which it was kept, e.g. `2026-11-23`. */
  readonly keptOn: string;
}

/** By id, the newest first: versions end in a hash, so that they do not say which is newer. */
export type KeptList = Readonly<Record<string, readonly KeptRelease[]>>;

export const listPath = (folder: string): string => join(folder, LIST);
export const tarballOf = (folder: string, id: string, version: string): string => join(folder, id, `${version}.tgz`);

export function readKept(folder = KEPT): KeptList {
  const path = listPath(folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as KeptList) : {};
}

/** The kept releases as `[id, version]`, the newest of each id first. */
export const keptVersions = (list: KeptList): readonly (readonly [string, string])[] =>
  Object.entries(list).flatMap(([id, releases]) => releases.map(({ version }) => [id, version] as const));

/** Bytes of these tarballs. */
export const sizeOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);

export const readRecord = (release: string, id: string): RemoteRelease | ShellRelease =>
  JSON.parse(readFileSync(join(release, recordName(id)), 'utf8')) as RemoteRelease | ShellRelease;

/** Writes the files of a kept release to an empty folder; without `.br` and `.gz`, which the edge makes as it answers. */
export function unpack(tarball: string, into: string): void {
  mkdirSync(into, { recursive: true });
  extract({ file: tarball, cwd: into, sync: true, strict: true });
}

/** The records of all kept releases. */
export function keptRecords(folder = KEPT): readonly (RemoteRelease | ShellRelease)[] {
  const unpacked = mkdtempSync(join(tmpdir(), 'tessera-kept-'));
  try {
    return keptVersions(readKept(folder)).map(([id, version]) => {
      const into = join(unpacked, id, version);
      mkdirSync(into, { recursive: true });
      const record = recordName(id);
      extract({
        file: tarballOf(folder, id, version),
        cwd: into,
        sync: true,
        filter: (path) => path === `./${record}`,
      });
      return readRecord(into, id);
    });
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** What is wrong with the files of a release in a folder, as ends of a sentence. */
export function releaseFaults(release: string, id: string, version: string): readonly string[] {
  for (const name of [recordName(id), FILE_LIST]) if (!existsSync(join(release, name))) return [`has no ${name}`];
  const record = readRecord(release, id);
  const listed = JSON.parse(readFileSync(join(release, FILE_LIST), 'utf8')) as FileList;
  const actual = hashesOf(release);
  return [
    ...(record.id === id && record.version === version ? [] : [`is ${record.id} ${record.version} inside`]),
    ...[...new Set([...Object.keys(listed), ...Object.keys(actual)])]
      .filter((path) => listed[path] !== actual[path])
      .map((path) => `has another ${path} than its list says`),
  ];
}

function tarballFaults(folder: string, id: string, version: string): readonly string[] {
  const into = mkdtempSync(join(tmpdir(), 'tessera-kept-'));
  try {
    unpack(tarballOf(folder, id, version), into);
    return releaseFaults(into, id, version);
  } catch (cause) {
    return [`cannot be unpacked: ${String(cause)}`];
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

/** What is wrong with the folder of kept releases, as sentences. */
export function keptFaults(folder = KEPT, budget = BUDGET): readonly string[] {
  if (!existsSync(folder)) return [];
  const list = readKept(folder);
  const listed = keptVersions(list);
  const paths = new Set([LIST, ...listed.map(([id, version]) => join(id, `${version}.tgz`))]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const size = sizeOf(files.map((name) => join(folder, name)));
  return [
    ...(size > budget ? [`the kept releases have ${size} bytes, and may have ${budget}`] : []),
    ...Object.entries(list)
      .filter(([, releases]) => releases.length > KEPT_OF_EACH)
      .map(([id, { length }]) => `${length} releases of ${id} are kept, and should be ${KEPT_OF_EACH} at most`),
    ...files.filter((name) => !paths.has(name)).map((name) => `kept/${name} is not in kept/${LIST}`),
    ...listed
      .filter(([id, version]) => !/^[a-z][a-z0-9-]*$/.test(id) || valid(version) !== version)
      .map(([id, version]) => `kept/${LIST} names ${id} ${version}, which is no release`),
    ...listed.flatMap(([id, version]) =>
      tarballFaults(folder, id, version).map((fault) => `kept/${id}/${version}.tgz ${fault}`),
    ),
  ];
}
