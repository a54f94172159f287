import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getPopularLottery } from '@tessera/shared/wire/lottery';
import { lotteryKeys } from './query-keys.ts';

/** Games by how much they are played (spec §9: 20 at most). */
export const popularGamesQuery = (language: string) =>
  queryOptions({
    queryKey: lotteryKeys.popular(language),
    queryFn: async ({ signal }) => (await callOrThrow(getPopularLottery, { count: 20 }, { signal })).list,
    staleTime: 300_000,
    meta: { isPublic: true },
  });

export const usePopularGames = () => useQuery(popularGamesQuery(useTranslation('lottery').i18n.language));
