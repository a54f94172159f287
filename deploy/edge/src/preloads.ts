import { type Boot, type PartFiles, partsAtPath, surroundingsOf } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import { liveReleases } from './live-releases.ts';
import type { Releases } from './release-store.ts';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch';
}

/**
 * Everything that the page at that path needs, from the build graph, so that the browser requests all of it in one
 * round.
 */
export function preloadsFor(boot: Boot, path: string, { shell, remotes }: Releases): readonly Preload[] {
  const found = new Map<string, Preload>();
  const shared = new Set<string>();
  const add = (base: string, part: PartFiles | undefined): void => {
    for (const file of part?.js ?? []) found.set(base + file, { href: base + file, as: 'script' });
    for (const file of part?.css ?? []) found.set(base + file, { href: base + file, as: 'style' });
    for (const key of part?.shared ?? []) shared.add(key);
  };
  const messages = (href: string | undefined): void => {
    if (href) found.set(href, { href, as: 'fetch' });
  };

  for (const [key, part] of Object.entries(shell.parts)) if (key.startsWith('chrome:')) add(shell.base, part);
  for (const files of Object.values(shell.locales)) messages(files[boot.language] && shell.base + files[boot.language]);

  const surroundings = surroundingsOf(boot, new SwitchSet(boot.switches));
  for (const release of liveReleases(boot, remotes)) {
    const keys = partsAtPath(release.contract, path, surroundings);
    if (keys.length === 0) continue;
    // A build without federation, as the bench uses, has no container to load.
    if (release.entry) found.set(release.base + release.entry, { href: release.base + release.entry, as: 'script' });
    for (const key of ['contract', ...keys]) add(release.base, release.parts[key]);
    messages(release.locales[boot.language] && release.base + release.locales[boot.language]);
  }
  // A shared module may need others of the shell; their files are already in its own list.
  for (const key of shared) add(shell.base, shell.parts[key]);
  return [...found.values()];
}
