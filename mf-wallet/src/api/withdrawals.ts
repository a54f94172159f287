import { call, callOrThrow, ok } from '@tessera/shared/api';
import { MoneyRequest } from '@tessera/shared/api/money-request';
import { serverNow } from '@tessera/shared/clock';
import {
  behindPushes,
  endpointMutation,
  endpointQuery,
  keepPreviousData,
  useQuery,
  useQueryClient,
} from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawalOutcome,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { useCallback } from 'react';
import { type RequestFilter, withdrawalListRequest } from '../model/request-filter.ts';
import { pollInterval } from '../model/requests.ts';
import type { Withdrawal } from '../model/withdrawal.ts';
import { isUnderWay } from '../model/withdrawal-steps.ts';

export type WithdrawSettings = AnswerOf<typeof getWithdrawSettings>;

/** What may be withdrawn now and what stands in the way; fetched again whenever money has moved. */
export const useWithdrawSettings = endpointQuery(getWithdrawSettings, { staleTime: 5_000 });

const pollOpen = (requests: readonly Withdrawal[]) => {
  const open = requests.filter(isUnderWay);
  return behindPushes(
    pollInterval(
      open.map(({ createdAtMs }) => createdAtMs),
      serverNow(),
    ),
  );
};

const newest = { page: 1, pageSize: 20 };
const withdrawalList = endpointQuery(getWithdrawalList, {
  read: ({ list }) => list,
  staleTime: 2_000,
  poll: (list = []) => pollOpen(list),
});

/** The newest withdrawals with their timelines; fetched again by itself while one of them is open. */
export const useWithdrawalList = () => withdrawalList(newest);

/** The same list, for code outside of React. */
export const latestWithdrawals = () => withdrawalList.options(newest);

/** One page of all withdrawals; the page before stays in view until it is there. */
export function useWithdrawalPage(filter: RequestFilter) {
  const request = withdrawalListRequest(filter);
  return useQuery({
    queryKey: [...withdrawalList.key, 'page', request],
    queryFn: ({ signal }) => callOrThrow(getWithdrawalList, request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 2_000,
    refetchInterval: ({ state }) => pollOpen(state.data?.list ?? []),
  });
}

const oneWithdrawal = endpointQuery(getWithdrawal, {
  staleTime: 2_000,
  poll: (withdrawal) => pollOpen(withdrawal ? [withdrawal] : []),
});

/** What shows withdrawals. */
export const withdrawalKeys = [withdrawalList.key, oneWithdrawal.key] as const;

/** One withdrawal, however old; what the list already knows of it is shown at once. */
export function useWithdrawal(id: string) {
  const queries = useQueryClient();
  const query = oneWithdrawal.options({ id });
  const known = () =>
    queries.getQueryData(withdrawalList.options(newest).queryKey)?.find((withdrawal) => withdrawal.id === id);
  return useQuery({ ...query, placeholderData: known });
}

type WithdrawalRequestFields = Omit<RequestOf<typeof createWithdrawal>, 'requestId'>;

/** Requests for a withdrawal: while the outcome of one is unknown, no other is sent. The payment password is not kept. */
export const withdrawalRequest = new MoneyRequest<WithdrawalRequestFields, Withdrawal>({
  kind: 'withdrawal',
  amountOf: ({ amount }) => amount,
  send: (fields, requestId) => call(createWithdrawal, { requestId, ...fields }),
  lookUp: async (requestId) => {
    const answer = await call(getWithdrawalOutcome, { requestId });
    return answer.ok ? ok(answer.value.withdrawal) : answer;
  },
});

/** The amount of a withdrawal is set aside at once, so everything that depends on money is fetched again. */
export function useRefreshAfterWithdrawal(): (made: Withdrawal) => void {
  const queries = useQueryClient();
  return useCallback(
    (made) => {
      queries.setQueryData(oneWithdrawal.options({ id: made.id }).queryKey, made);
      void queries.invalidateQueries({ queryKey: ['wallet'] });
    },
    [queries],
  );
}

/** Takes one back before its review. A refusal means that the review has begun, which the page then shows. */
export const useCancelWithdrawal = endpointMutation(cancelWithdrawal, {
  invalidates: [['wallet']],
  evenIfRefused: true,
});
