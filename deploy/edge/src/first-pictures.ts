import { gameArtSvg, pictureKey } from '@tessera/shared/art';
import { type Boot, partsAtPath, type SerialContract, surroundingsOf } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import { liveReleases } from './live-releases.ts';
import type { FirstGame, FirstGames } from './operator-link.ts';
import type { Releases } from './release-store.ts';

/** Whose games a part of a page shows first, by the part's key. */
function listOf(contract: SerialContract, key: string): string | undefined {
  const [kind, name] = key.split(/:(.*)/);
  if (kind === 'slot') return contract.slots[Number(name?.split('#')[1])]?.pictures;
  return kind === 'route' ? contract.routes.find(({ path }) => path === name)?.pictures : undefined;
}

const drawn = new WeakMap<readonly FirstGame[], Readonly<Record<string, string>>>();

/** The pictures of a list's first games, as cards show them; drawn once for as long as the list stays. */
function picturesOf(games: readonly FirstGame[]): Readonly<Record<string, string>> {
  const known = drawn.get(games);
  if (known) return known;
  const pictures = Object.fromEntries(
    games.map((game) => {
      const request = { ...game, ratio: '3:4' } as const;
      return [pictureKey(request), gameArtSvg(request)];
    }),
  );
  drawn.set(games, pictures);
  return pictures;
}

/**
 * The pictures that the page at that path shows first, by key. They come with the page, because they are its largest
 * paint: drawn there, they would wait for the code that draws; as files, for a request each.
 */
export function firstPictures(
  boot: Boot,
  path: string,
  { remotes }: Releases,
  games: FirstGames,
): Readonly<Record<string, string>> {
  const surroundings = surroundingsOf(boot, new SwitchSet(boot.switches));
  const lists = liveReleases(boot, remotes).flatMap(({ contract }) =>
    partsAtPath(contract, path, surroundings).flatMap((key) => listOf(contract, key) ?? []),
  );
  return Object.assign({}, ...[...new Set(lists)].map((list) => picturesOf(games[list] ?? [])));
}
