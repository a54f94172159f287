import { callOrThrow } from '@tessera/shared/api';
import { keepPreviousData, queryOptions, useQuery } from '@tessera/shared/query';
import { getOpenedNumbers } from '@tessera/shared/wire/lottery';
import { lotteryKeys } from './query-keys.ts';

/** The last draws of a game. `lastIssue` is part of the key: a new draw is a new list. */
export const openedNumbersQuery = (gameCode: string, count: number, lastIssue: string | undefined) =>
  queryOptions({
    queryKey: [...lotteryKeys.opened(gameCode, count), lastIssue],
    queryFn: async ({ signal }) => callOrThrow(getOpenedNumbers, { gameCode, count }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  });

export function useOpenedNumbers(gameCode: string, count: number, lastIssue: string | undefined) {
  return useQuery({
    ...openedNumbersQuery(gameCode, count, lastIssue),
    // The list of the same game stays while its next draw is fetched; another game's must not.
    placeholderData: (previous, query) => (query?.queryKey[2] === gameCode ? keepPreviousData(previous) : undefined),
  });
}
