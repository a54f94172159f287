import { callOrThrow } from '@tessera/shared/api';
import { useLanguage } from '@tessera/shared/i18n';
import { endpointQuery, useInfiniteQuery } from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type exportBetRecord, getBetRecord, getProfit, getRecordedBet } from '@tessera/shared/wire/wallet';

export type BetRecord = AnswerOf<typeof getBetRecord>;
export type RecordedBet = BetRecord['list'][number];
export type Profit = AnswerOf<typeof getProfit>;

const betPageSize = 25;
const recordKey = getBetRecord.name.split('.');

/** The member's bets page by page, each added below the ones before; sums are those of the newest answer. */
export function useBetRecord(filter: RequestOf<typeof exportBetRecord>) {
  return useInfiniteQuery({
    queryKey: [...recordKey, useLanguage(), filter],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        getBetRecord,
        { ...filter, pageSize: betPageSize, ...(pageParam ? { after: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: BetRecord) => next,
    staleTime: 5_000,
  });
}

/** One bet with its movements. */
export const useRecordedBet = endpointQuery(getRecordedBet, { isLocalized: true, staleTime: 5_000 });

/** What was won and lost in a period; the one before stays in view until it is there. */
export const useProfit = endpointQuery(getProfit, { isLocalized: true, staleTime: 5_000, keepsPrevious: true });

/** What changes whenever a bet is placed or settled. */
export const betKeys = [recordKey, useRecordedBet.key, useProfit.key] as const;
