import {
  type Boot,
  isDialogAlone,
  type Mounted,
  matchesPath,
  type PagePart,
  type PartFiles,
  partsAtPath,
  type RemoteRelease,
  surroundingsOf,
} from '@tessera/shared/registry';
import { IMPOSSIBLE_HASH } from '@tessera/shared/registry/checked-element';
import { SwitchSet } from '@tessera/shared/switches';
import { offeredPages } from './page-at.ts';
import type { Releases } from './releases/release-store.ts';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch';
  readonly integrity: string;
  /** Of what is below the fold: it must not take the line from the first screen. */
  readonly isLow?: true;
}

/** Parts of the shell's own pages, as its build names them; missing from releases that were built before these existed. */
const CONTENT_PART = 'page:content-view';
const BRAND_PART = 'page:brand-page';

/** What else the page at that path loads and shows by itself, as soon as it is rendered. */
export function shownFilesAt(boot: Boot, path: string, { shell, remotes }: Releases): readonly string[] {
  const found = new Map<string, Preload>();
  const later = preloader(found);
  const surroundings = surroundingsOf(boot, new SwitchSet(boot.switches));
  for (const release of remotes)
    for (const { key } of partsAtPath(release.contract, path, surroundings)) later.add(release, release.shown?.[key]);
  later.addShared(shell);
  return [...found.keys()];
}

/**
 * Everything that the page at that path needs, from the build graph, so that the browser requests all of it in one
 * round.
 */
export function preloadsFor(boot: Boot, path: string, { shell, remotes }: Releases): readonly Preload[] {
  const found = new Map<string, Preload>();
  const urgent = preloader(found);
  const low = preloader(found, true);

  const switches = new SwitchSet(boot.switches);
  for (const [key, part] of Object.entries(shell.parts)) if (key.startsWith('chrome:')) urgent.add(shell, part);
  if (offeredPages(shell, switches).some((page) => matchesPath(page.path, path)))
    urgent.add(shell, shell.parts[CONTENT_PART]);
  const mustSignIn = switches.isOn('loginedToHomePage');
  if (remotes.some(({ contract }) => isDialogAlone(contract, path, mustSignIn)))
    urgent.add(shell, shell.parts[BRAND_PART]);
  for (const files of Object.values(shell.locales)) urgent.messages(shell, files[boot.language]);

  const surroundings = surroundingsOf(boot, switches);
  const live = remotes.map((release) => {
    const parts = partsAtPath(release.contract, path, surroundings);
    return { release, first: parts.filter(({ isBelowFold }) => !isBelowFold), parts };
  });
  for (const { release, first } of live) urgent.addParts(release, first, boot.language);
  urgent.addShared(shell);
  for (const { release, parts } of live) low.addParts(release, parts, boot.language);
  low.addShared(shell);
  return [...found.values()];
}

type FilesOf = Pick<Mounted<RemoteRelease>, 'base' | 'files'>;

/** The hash of a release's file; one that no file has if the release does not list it. */
export const integrityOf = ({ files }: Pick<FilesOf, 'files'>, file: string): string => files[file] ?? IMPOSSIBLE_HASH;

/** Collects preloads, each file once: what was urgent stays so. */
function preloader(found: Map<string, Preload>, isLow = false) {
  const shared = new Set<string>();
  const put = (release: FilesOf, file: string, as: Preload['as']): void => {
    const href = release.base + file;
    if (!found.has(href))
      found.set(href, { href, as, integrity: integrityOf(release, file), ...(isLow ? { isLow } : {}) });
  };
  const add = (release: FilesOf, part: PartFiles | undefined): void => {
    for (const file of part?.js ?? []) put(release, file, 'script');
    for (const file of part?.css ?? []) put(release, file, 'style');
    for (const key of part?.shared ?? []) shared.add(key);
  };
  const messages = (release: FilesOf, file: string | undefined): void => {
    if (file) put(release, file, 'fetch');
  };
  return {
    add,
    messages,
    addParts(release: Releases['remotes'][number], parts: readonly PagePart[], language: string): void {
      if (parts.length === 0) return;
      // A build without federation, as the bench uses, has no container to load.
      if (release.entry) put(release, release.entry, 'script');
      for (const key of ['contract', ...parts.map(({ key }) => key)]) add(release, release.parts[key]);
      messages(release, release.locales[language]);
    },
    /** A shared module may need others of the shell; their files are already in its own list. */
    addShared(shell: Releases['shell']): void {
      for (const key of shared) add(shell, shell.parts[key]);
    },
  };
}
