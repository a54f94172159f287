import type { FirstScreen } from '@tessera/shared/contract';
import { type Boot, partsAtPath, surroundingsOf } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import type { Releases } from './releases/release-store.ts';

/**
 * What the parts of a page at that path want to come with it; the same may be wanted by several. Where the site is closed,
 * the page that stays open has none of it, and a refusal to its visitor would be kept for those of other countries.
 */
export function firstScreen(boot: Boot, path: string, { remotes }: Releases): readonly FirstScreen[] {
  if (boot.status !== 0) return [];
  const switches = new SwitchSet(boot.switches);
  const surroundings = surroundingsOf(boot, switches);
  // Where visitors have to sign in first, nobody asks as a visitor.
  const isGuarded = switches.isOn('loginedToHomePage');
  return remotes.flatMap(({ contract }) =>
    partsAtPath(contract, path, surroundings).flatMap(({ first: { calls = [], ...rest } = {} }) => {
      return isGuarded ? [rest] : [{ ...rest, calls }];
    }),
  );
}
