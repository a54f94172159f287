import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Combination,
  coverPairs,
  type MayMeet,
  neighboursOf,
  versionsOf,
} from '../../deploy/registry/src/kept/combinations.ts';
import { keep } from '../../deploy/registry/src/kept/keep.ts';
import {
  KEPT,
  type KeptList,
  keptVersions,
  readKept,
  readRecord,
  tarballOf,
  unpack,
} from '../../deploy/registry/src/kept/kept-releases.ts';
import { replaceFile } from '../../deploy/registry/src/replace-file.ts';
import { laterShellNeeded } from '../../deploy/registry/src/service/fitting.ts';
import { type OtherBuild, otherBuild } from './releases.ts';

/** A page that some of the kept releases are on. */
export interface MixedPage {
  readonly name: string;
  readonly page: Combination;
  /** The packages whose own pages are looked at, by id, with the version that has to be used. */
  readonly kept: Combination;
}

const root = (): string => process.env.TESSERA_E2E_FRAGILE_ROOT ?? '';
const listPath = (): string => join(root(), 'built.json');

/** The edge whose releases a test may choose: no registry says which they are. */
export const mixedAddress = (): string => `http://aurora.localhost:${process.env.TESSERA_E2E_FRAGILE_PORT}`;

/** Lets the edge answer with these releases from now on. */
export const serve = (page: Combination): void => replaceFile(listPath(), JSON.stringify(page));

/** The releases that the edge serves now. */
export const served = (): Combination => JSON.parse(readFileSync(listPath(), 'utf8')) as Combination;

/** The folder of a release of that edge. */
const folderOf = (id: string, version: string): string => join(root(), 'releases', id, version);

/** Gives the edge another release, and answers its folder there. */
export function addRelease(id: string, build: OtherBuild): string {
  const folder = otherBuild(id, build);
  const into = folderOf(id, build.version);
  cpSync(folder, into, { recursive: true });
  rmSync(folder, { recursive: true });
  return into;
}

/** Whether the edge can render with a release: those from before ADR 84 have no server build. */
export const hasServerBuild = (id: string, version: string): boolean =>
  readRecord(folderOf(id, version), id).server !== undefined;

/** Gives the edge the files of kept releases that it has not got. */
function unpackAll(folder: string, list: KeptList): void {
  for (const [id, version] of keptVersions(list)) {
    const into = folderOf(id, version);
    if (!existsSync(into)) unpack(tarballOf(folder, id, version), into);
  }
}

/** Whether the remote of a pair asks for no later shell than the one that it is with. */
const mayMeet: MayMeet = (one, other) => {
  const [shell, remote] = [one, other]
    .map(({ id, version }) => readRecord(folderOf(id, version), id))
    .sort((a, b) => Number(b.id === 'shell') - Number(a.id === 'shell'));
  if (!shell || !remote || !('boot' in shell) || 'boot' in remote) return true;
  return laterShellNeeded(remote, shell) === undefined;
};

/**
 * Pages with one kept release each. If all that is kept is what was built, another wallet is made and kept elsewhere, so
 * that there is always something to boot.
 */
export function neighbourPages(current: Combination): readonly MixedPage[] {
  const list = readKept();
  unpackAll(KEPT, list);
  const found = neighboursOf(current, list, mayMeet);
  return (found.length > 0 ? found : neighboursOf(current, plant(), mayMeet)).map(({ id, version, page }) => ({
    name: `${id} ${version}`,
    page,
    kept: { [id]: version },
  }));
}

function plant(): KeptList {
  const kept = mkdtempSync(join(tmpdir(), 'tessera-e2e-kept-'));
  const version = '1.0.0-planted';
  const folder = otherBuild('wallet', { version, change: () => undefined });
  try {
    keep([{ id: 'wallet', version, folder }], { kept, today: '2026-11-23' });
    const list = readKept(kept);
    unpackAll(kept, list);
    return list;
  } finally {
    for (const each of [kept, folder]) rmSync(each, { recursive: true, force: true });
  }
}

/** Pages on which every two releases, kept or current, are together at least once. */
export function allPages(current: Combination): readonly MixedPage[] {
  const list = readKept();
  unpackAll(KEPT, list);
  return coverPairs(versionsOf(current, list), mayMeet).map((page) => ({
    name: Object.entries(page).join(' ').replaceAll(',', ' '),
    page,
    kept: page,
  }));
}
