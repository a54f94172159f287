import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getWithdrawSettings } from '@tessera/shared/wire/wallet';
import { walletKeys } from './query-keys.ts';

export type WithdrawSettings = AnswerOf<typeof getWithdrawSettings>;

/** What may be withdrawn now and what stands in the way; asked anew whenever money has moved. */
export const withdrawSettingsQuery = () =>
  queryOptions({
    queryKey: walletKeys.withdrawSettings,
    queryFn: ({ signal }) => callOrThrow(getWithdrawSettings, {}, { signal }),
    staleTime: 5_000,
  });

export const useWithdrawSettings = () => useQuery(withdrawSettingsQuery());
