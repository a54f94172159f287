import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { create } from 'tar';
import { FILE_LIST, filesOf } from '../release-files.ts';
import { replaceFile } from '../replace-file.ts';
import {
  BUDGET,
  KEPT_OF_EACH,
  type KeptList,
  keptVersions,
  listPath,
  readKept,
  releaseFaults,
  sizeOf,
  tarballOf,
  unpack,
} from './kept-releases.ts';

/** A release that should be kept. */
export interface BuiltFolder {
  readonly id: string;
  readonly version: string;
  readonly folder: string;
}

interface Keeping {
  /** Where the tarballs are. */
  readonly kept: string;
  /** e.g. `2026-11-23`. */
  readonly today: string;
  readonly budget?: number;
}

/** Packs a release: the same files make the same tarball, whoever packs them and when. */
function pack({ folder }: BuiltFolder, tarball: string): void {
  const names = [...filesOf(folder)].map((path) => relative(folder, path)).sort();
  const sameForAll = { portable: true, mtime: new Date(0) };
  // A name that begins with @ would stand for an archive.
  create({ file: tarball, cwd: folder, sync: true, gzip: { level: 9 }, ...sameForAll, strict: true }, [
    ...names.map((name) => `./${name}`),
  ]);
}

/**
 * Keeps releases beside the earlier ones, the newest {@link KEPT_OF_EACH} of each id, and answers what it did, as
 * sentences. Throws before anything is changed: if a release is not what its list of files says, if a version was kept
 * with other files, or if all would be larger than the budget.
 */
export function keep(releases: readonly BuiltFolder[], { kept, today, budget = BUDGET }: Keeping): readonly string[] {
  const before = readKept(kept);
  const isKept = ({ id, version }: BuiltFolder): boolean => !!before[id]?.some((each) => each.version === version);
  for (const release of releases) {
    const { id, version, folder } = release;
    const [fault] = releaseFaults(folder, id, version);
    if (fault) throw new Error(`${id} ${version} ${fault}; build it again.`);
    if (isKept(release) && !hasSameFiles(release, tarballOf(kept, id, version)))
      throw new Error(`${id} ${version} was kept with other files; build it under another version.`);
  }
  const added = releases.filter((release) => !isKept(release));
  mkdirSync(kept, { recursive: true });
  const drafts = mkdtempSync(join(kept, '.draft-'));
  try {
    for (const release of added) pack(release, draftOf(drafts, release));
    const after: KeptList = {
      ...before,
      ...Object.fromEntries(
        added.map(({ id, version }) => [
          id,
          [{ version, keptOn: today }, ...(before[id] ?? [])].slice(0, KEPT_OF_EACH),
        ]),
      ),
    };
    const staying = keptVersions(after).map(([id, version]) => tarballOf(kept, id, version));
    const size = sizeOf([...staying, ...added.map((release) => draftOf(drafts, release))]);
    if (size > budget) throw new Error(`Nothing is kept: all would have ${size} bytes, and may have ${budget}.`);

    for (const release of added) {
      mkdirSync(join(kept, release.id), { recursive: true });
      renameSync(draftOf(drafts, release), tarballOf(kept, release.id, release.version));
    }
    replaceFile(listPath(kept), `${JSON.stringify(after, null, 2)}\n`);
    const removed = removeOthers(kept, staying);
    return [
      ...releases.map(
        (release) => `${release.id} ${release.version} ${isKept(release) ? 'was kept before' : 'is kept'}`,
      ),
      ...removed.map((path) => `${path} is removed`),
      `${staying.length} releases, ${(size / 1e6).toFixed(1)} MB of ${budget / 1e6}`,
    ];
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}

const draftOf = (drafts: string, { id, version }: BuiltFolder): string => join(drafts, `${id}-${version}.tgz`);

/** Whether the lists of both are the same: each has been compared with its files. */
function hasSameFiles({ folder }: BuiltFolder, tarball: string): boolean {
  const unpacked = mkdtempSync(join(tmpdir(), 'tessera-kept-'));
  try {
    unpack(tarball, unpacked);
    return readFileSync(join(unpacked, FILE_LIST), 'utf8') === readFileSync(join(folder, FILE_LIST), 'utf8');
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** Older releases, and what an interrupted run has left; answers their paths in the folder. */
function removeOthers(kept: string, staying: readonly string[]): readonly string[] {
  const others = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tgz') && !staying.includes(join(kept, name)),
  );
  for (const name of others) rmSync(join(kept, name));
  return others;
}
