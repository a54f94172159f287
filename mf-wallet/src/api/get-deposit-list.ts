import { callOrThrow } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getDepositList } from '@tessera/shared/wire/wallet';
import { pollInterval } from '../model/poll-interval.ts';
import { walletKeys } from './query-keys.ts';

/** The newest deposits; asked again by itself while one of them is open. */
export const depositListQuery = () =>
  queryOptions({
    queryKey: walletKeys.deposits,
    queryFn: async ({ signal }) => (await callOrThrow(getDepositList, { page: 1, pageSize: 20 }, { signal })).list,
    staleTime: 2_000,
    refetchInterval: ({ state }) => {
      const open = (state.data ?? []).filter(({ status }) => status === 'pending');
      return pollInterval(
        open.map(({ createdAtMs }) => createdAtMs),
        serverNow(),
      );
    },
  });

export const useDepositList = (isEnabled = true) => useQuery({ ...depositListQuery(), enabled: isEnabled });
