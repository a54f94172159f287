import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getHotGames } from '@tessera/shared/wire/games';
import { gamesKeys } from './query-keys.ts';

/** The most played games. Spec §3: `isPlatform` is 2, the platforms are named as the real API names them. */
export const hotGamesQuery = (language: string) =>
  queryOptions({
    queryKey: gamesKeys.hot(language),
    queryFn: async ({ signal }) => {
      const request = { merchantCode: merchant().code, isPlatform: 2, platform: 'flash,html5-desktop' };
      return (await callOrThrow(getHotGames, request, { signal })).list;
    },
    staleTime: 60_000,
    meta: { isPublic: true },
  });

export function useHotGames() {
  const { i18n } = useTranslation('games');
  return useQuery(hotGamesQuery(i18n.language));
}
