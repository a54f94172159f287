import { callOrThrow } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getWithdrawalList } from '@tessera/shared/wire/wallet';
import { pollInterval } from '../model/poll-interval.ts';
import { isOpenWithdrawal } from '../model/withdrawal-steps.ts';
import { walletKeys } from './query-keys.ts';

/** The newest withdrawals with their timelines; asked again by itself while one of them is open. */
export const withdrawalListQuery = () =>
  queryOptions({
    queryKey: walletKeys.withdrawals,
    queryFn: async ({ signal }) => (await callOrThrow(getWithdrawalList, { page: 1, pageSize: 20 }, { signal })).list,
    staleTime: 2_000,
    refetchInterval: ({ state }) => {
      const open = (state.data ?? []).filter(({ status }) => isOpenWithdrawal(status));
      return pollInterval(
        open.map(({ createdAtMs }) => createdAtMs),
        serverNow(),
      );
    },
  });

export const useWithdrawalList = (isEnabled = true) => useQuery({ ...withdrawalListQuery(), enabled: isEnabled });
