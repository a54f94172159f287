import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { claimRebate, getRebatePeriods, getRebateSettings } from '@tessera/shared/wire/promotions';

type Periods = AnswerOf<typeof getRebatePeriods>;
export type CashbackDay = Periods['list'][number];
export type CashbackPart = CashbackDay['parts'][number];

export const daysPerPage = 10;

/** The member's rates by product. */
export const useCashbackRates = endpointQuery(getRebateSettings, { read: ({ list }) => list });

const periods = endpointQuery(getRebatePeriods, { isLocalized: true, staleTime: 5_000, keepsPrevious: true });

export const cashbackKey = periods.key;

/** What the running day has brought so far, and the days before, newest first. */
export const useCashback = (page: number, use?: { readonly enabled?: boolean }) =>
  periods({ page, pageSize: daysPerPage }, use);

/** Claims the cashback of one day. A refusal means that the page shows an old state, so it is fetched again either way. */
export const useClaimCashback = endpointMutation(claimRebate, { invalidates: [periods.key], evenIfRefused: true });
