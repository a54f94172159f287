import { callOrThrow } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { queryOptions, usePollingMode, useQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { type BetStatus, getMyBets } from '@tessera/shared/wire/lottery';
import { betsChangeIn } from '../model/next-change.ts';
import { lotteryKeys } from './query-keys.ts';

export interface BetFilter {
  readonly status?: BetStatus[];
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the member's bets, asked again when a pending one is drawn. */
export const myBetsQuery = (filter: BetFilter) =>
  queryOptions({
    queryKey: lotteryKeys.betPage(filter),
    queryFn: ({ signal }) => callOrThrow(getMyBets, filter, { signal }),
    staleTime: 2000,
    refetchInterval: ({ state }) => betsChangeIn(state.data?.list, serverNow()),
  });

export function useMyBets(filter: BetFilter) {
  const { role } = useSession();
  const networkMode = usePollingMode(lotteryKeys.betPage(filter));
  return useQuery({ ...myBetsQuery(filter), networkMode, enabled: role !== 'visitor' && role !== 'restoring' });
}
