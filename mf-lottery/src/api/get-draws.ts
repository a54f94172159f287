import { callOrThrow } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { queryOptions, usePollingMode, useQuery } from '@tessera/shared/query';
import { getDraws } from '@tessera/shared/wire/lottery';
import { drawsChangeIn } from '../model/next-change.ts';
import { lotteryKeys } from './query-keys.ts';

/** Where every game stands; asked again by itself at each closing and each draw. */
export const drawsQuery = () =>
  queryOptions({
    queryKey: lotteryKeys.draws,
    queryFn: async ({ signal }) => (await callOrThrow(getDraws, {}, { signal })).list,
    refetchInterval: ({ state }) => drawsChangeIn(state.data, serverNow()),
    meta: { isPublic: true },
  });

export const useDraws = () => useQuery({ ...drawsQuery(), networkMode: usePollingMode(lotteryKeys.draws) });
