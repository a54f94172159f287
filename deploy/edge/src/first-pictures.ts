import { gameArtSvg, pictureKey } from '@tessera/shared/art';
import type { FirstScreen } from '@tessera/shared/contract';
import type { FirstGame, FirstGames } from './operator-link.ts';

const drawn = new WeakMap<readonly FirstGame[], Readonly<Record<string, string>>>();

/** The pictures of a list's first games, as cards show them; drawn once for as long as the list stays. */
function picturesOf(games: readonly FirstGame[]): Readonly<Record<string, string>> {
  const known = drawn.get(games);
  if (known) return known;
  const pictures = Object.fromEntries(
    games.map((game) => {
      const request = { ratio: '3:4', ...game } as const;
      return [pictureKey(request), gameArtSvg(request)];
    }),
  );
  drawn.set(games, pictures);
  return pictures;
}

/**
 * The pictures of a first screen, by key. They come with the page, because they are its largest paint: drawn there, they
 * would wait for the code that draws; as files, for a request each.
 */
export function firstPictures(screen: readonly FirstScreen[], games: FirstGames): Readonly<Record<string, string>> {
  const lists = new Set(screen.flatMap(({ pictures }) => pictures ?? []));
  return Object.assign({}, ...[...lists].map((list) => picturesOf(games[list] ?? [])));
}
