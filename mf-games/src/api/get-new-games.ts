import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getGameList } from '@tessera/shared/wire/games';
import { gamesKeys } from './query-keys.ts';

/** As many as a rail can show. */
const railSize = 16;

const newGamesQuery = (language: string) =>
  queryOptions({
    queryKey: gamesKeys.newGames(language),
    queryFn: async ({ signal }) => {
      const request = { isNew: true, isPlayable: true, sort: 'new', pageNo: 1, pageSize: railSize } as const;
      return (await callOrThrow(getGameList, request, { signal })).list;
    },
    staleTime: 60_000,
    meta: { isPublic: true },
  });

/** Games that came last and can be opened, the most played of them first. */
export function useNewGames() {
  const { i18n } = useTranslation('games');
  return useQuery(newGamesQuery(i18n.language));
}
