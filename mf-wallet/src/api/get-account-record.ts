import { callOrThrow } from '@tessera/shared/api';
import { keepPreviousData, queryOptions, useQuery } from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getAccountRecord } from '@tessera/shared/wire/wallet';
import { walletKeys } from './query-keys.ts';

export type AccountRecord = AnswerOf<typeof getAccountRecord>;
export type RecordEntry = AccountRecord['list'][number];

/** One page of the member's movements; the page before stays in view until it is there. */
export const accountRecordQuery = (request: RequestOf<typeof getAccountRecord>) =>
  queryOptions({
    queryKey: walletKeys.record(request),
    queryFn: ({ signal }) => callOrThrow(getAccountRecord, request, { signal }),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

export const useAccountRecord = (request: RequestOf<typeof getAccountRecord>) => useQuery(accountRecordQuery(request));
