import { callOrThrow } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { queryOptions, useQuery, useQueryClient } from '@tessera/shared/query';
import { getWithdrawal } from '@tessera/shared/wire/wallet';
import { pollInterval } from '../model/poll-interval.ts';
import { isOpenWithdrawal, type Withdrawal } from '../model/withdrawal-steps.ts';
import { walletKeys } from './query-keys.ts';

/** One withdrawal, however old; asked again by itself while it is open. */
export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: walletKeys.withdrawal(id),
    queryFn: ({ signal }) => callOrThrow(getWithdrawal, { id }, { signal }),
    staleTime: 2_000,
    refetchInterval: ({ state: { data } }) =>
      data && isOpenWithdrawal(data.status) ? pollInterval([data.createdAtMs], serverNow()) : false,
  });

/** What the list already knows of it is shown at once. */
export function useWithdrawal(id: string) {
  const queries = useQueryClient();
  return useQuery({
    ...withdrawalQuery(id),
    placeholderData: () =>
      queries.getQueryData<readonly Withdrawal[]>(walletKeys.withdrawals)?.find((known) => known.id === id),
  });
}
