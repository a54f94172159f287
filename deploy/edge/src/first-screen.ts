import type { FirstScreen } from '@tessera/shared/contract';
import { type Boot, matchesPath, partsAtPath, surroundingsOf } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import { offeredPages } from './page-at.ts';
import type { Releases } from './releases/release-store.ts';

/**
 * What the parts of a page at that path want to come with it; the same may be wanted by several. Where the site is closed,
 * the page that stays open has none of it, and a refusal to its visitor would be kept for those of other countries.
 */
export function firstScreen(boot: Boot, path: string, { shell, remotes }: Releases): readonly FirstScreen[] {
  if (boot.status !== 0) return [];
  const switches = new SwitchSet(boot.switches);
  const surroundings = surroundingsOf(boot, switches);
  const own = offeredPages(shell, switches).filter((page) => matchesPath(page.path, path));
  const parts = remotes.flatMap(({ contract }) => partsAtPath(contract, path, surroundings));
  // Where visitors have to sign in first, nobody asks as a visitor.
  const isGuarded = switches.isOn('loginedToHomePage');
  return [...own, ...parts].map(({ first: { calls = [], ...rest } = {} }) => (isGuarded ? rest : { ...rest, calls }));
}
