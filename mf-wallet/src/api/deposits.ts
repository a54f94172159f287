import { call, callOrThrow, ok } from '@tessera/shared/api';
import { MoneyRequest } from '@tessera/shared/api/money-request';
import { serverNow } from '@tessera/shared/clock';
import {
  behindPushes,
  endpointQuery,
  keepPreviousData,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  createDeposit,
  depositMethodIds,
  getDeposit,
  getDepositList,
  getDepositOutcome,
  getDepositSettings,
  redeemVoucher,
} from '@tessera/shared/wire/wallet';
import { useCallback } from 'react';
import type { Deposit } from '../model/deposit-steps.ts';
import { depositListRequest, type RequestFilter } from '../model/request-filter.ts';
import { pollInterval } from '../model/requests.ts';

export type DepositSettings = AnswerOf<typeof getDepositSettings>;
export type DepositMethod = DepositSettings['methods'][number];

const depositSettings = endpointQuery(getDepositSettings);
const known = { methods: [...depositMethodIds] };

/** Ways to deposit, with limits, fee and time. */
export const useDepositSettings = () => depositSettings(known);

const pollOpen = (deposits: readonly Deposit[]) => {
  const open = deposits.filter(({ status }) => status === 'pending');
  return behindPushes(
    pollInterval(
      open.map(({ createdAtMs }) => createdAtMs),
      serverNow(),
    ),
  );
};

const newest = { page: 1, pageSize: 20 };
const depositList = endpointQuery(getDepositList, {
  read: ({ list }) => list,
  staleTime: 2_000,
  poll: (list = []) => pollOpen(list),
});

const oneDeposit = endpointQuery(getDeposit, {
  isLocalized: true,
  staleTime: 2_000,
  poll: (deposit) => pollOpen(deposit ? [deposit] : []),
});

/** What changes with a deposit: what shows it, and what the next one may be. */
export const depositKeys = [depositList.key, oneDeposit.key, depositSettings.key] as const;

/** The newest deposits; fetched again by itself while one of them is open. */
export const useDepositList = () => depositList(newest);

/** The same list, for code outside of React. */
export const latestDeposits = () => depositList.options(newest);

/** One page of all deposits; the page before stays in view until it is there. */
export function useDepositPage(filter: RequestFilter) {
  const request = depositListRequest(filter);
  return useQuery({
    queryKey: [...depositList.key, 'page', request],
    queryFn: ({ signal }) => callOrThrow(getDepositList, request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 2_000,
    refetchInterval: ({ state }) => pollOpen(state.data?.list ?? []),
  });
}

/** One deposit: of the newest list, or where that does not have it, by itself, however old it is. */
export function useDeposit(id: string) {
  const newestDeposits = useDepositList();
  const isOlder = newestDeposits.data?.every((known) => known.id !== id) ?? false;
  const older = oneDeposit({ id }, { enabled: isOlder });
  const resource: UseQueryResult<unknown, Error> = isOlder ? older : newestDeposits;
  return {
    resource,
    deposit: isOlder ? older.data : newestDeposits.data?.find((known) => known.id === id),
  };
}

type DepositRequest =
  | Omit<RequestOf<typeof createDeposit>, 'requestId'>
  | Omit<RequestOf<typeof redeemVoucher>, 'requestId'>;

/** Requests for a deposit, by amount or by a voucher's code: while the outcome of one is unknown, no other is sent. */
export const depositRequest = new MoneyRequest<DepositRequest, Deposit>({
  kind: 'deposit',
  // What a voucher is worth, its answer says.
  amountOf: (fields) => ('code' in fields ? 0 : fields.amount),
  send: (fields, requestId) =>
    'code' in fields ? call(redeemVoucher, { requestId, ...fields }) : call(createDeposit, { requestId, ...fields }),
  lookUp: async (requestId) => {
    const answer = await call(getDepositOutcome, { requestId });
    return answer.ok ? ok(answer.value.deposit) : answer;
  },
});

/** Brings the lists up to date after a request, with the deposit that was made, if one was. */
export function useRefreshDeposits(): (made?: Deposit) => void {
  const queries = useQueryClient();
  return useCallback(
    (made) => {
      if (made)
        queries.setQueryData<readonly Deposit[]>(depositList.options(newest).queryKey, (list = []) => [
          made,
          ...list.filter(({ id }) => id !== made.id),
        ]);
      // A voucher is credited at once: no later change of its deposit will be seen.
      if (made?.status === 'approved') void queries.invalidateQueries({ queryKey: ['wallet'] });
      void queries.invalidateQueries({ queryKey: depositList.key });
      // A bonus goes with one deposit: after it, and after a refusal, the choices may be others.
      void queries.invalidateQueries({ queryKey: depositSettings.key });
    },
    [queries],
  );
}
