import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getDepositSettings } from '@tessera/shared/wire/wallet';
import { walletKeys } from './query-keys.ts';

export type DepositSettings = AnswerOf<typeof getDepositSettings>;
export type DepositMethod = DepositSettings['methods'][number];

/** Ways to deposit, with limits, fee and time. */
export const depositSettingsQuery = () =>
  queryOptions({
    queryKey: walletKeys.depositSettings,
    queryFn: ({ signal }) => callOrThrow(getDepositSettings, {}, { signal }),
  });

export const useDepositSettings = () => useQuery(depositSettingsQuery());
