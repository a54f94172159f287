import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { useSession, writeStored } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { getFavoriteGames } from '@tessera/shared/wire/games';
import { gamesKeys } from './query-keys.ts';

export const favoritesQuery = () =>
  queryOptions({
    queryKey: gamesKeys.favorites,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { codes } = await callOrThrow(getFavoriteGames, {}, { signal });
      writeStored('favGames', codes);
      return codes;
    },
    staleTime: 60_000,
  });

/** Codes of the favourites, newest first; none are asked for while nobody is signed in. */
export function useFavorites() {
  const isSignedIn = 'member' in useSession();
  const isOffered = useSwitch('GAMELOFAV3');
  return useQuery({ ...favoritesQuery(), enabled: isSignedIn && isOffered });
}
