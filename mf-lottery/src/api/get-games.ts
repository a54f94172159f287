import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getGameMenus } from '@tessera/shared/wire/lottery';
import { lotteryKeys } from './query-keys.ts';

/** The merchant's games; their names come in the reader's language. */
export const gamesQuery = (language: string) =>
  queryOptions({
    queryKey: lotteryKeys.games(language),
    queryFn: async ({ signal }) => (await callOrThrow(getGameMenus, {}, { signal })).list,
    staleTime: 300_000,
    meta: { isPublic: true },
  });

export const useGames = () => useQuery(gamesQuery(useTranslation('lottery').i18n.language));
