import { callOrThrow } from '@tessera/shared/api';
import { useLanguage } from '@tessera/shared/i18n';
import { endpointMutation, endpointQuery, useInfiniteQuery } from '@tessera/shared/query';
import { getSecurityConfig } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getPointRewards,
  getRedemptions,
  type PointType,
  redeemPoints,
} from '@tessera/shared/wire/promotions';

export type PointConfig = AnswerOf<typeof getPointConfig>;
export type Reward = AnswerOf<typeof getPointRewards>['list'][number];
export type Redemption = AnswerOf<typeof getRedemptions>['list'][number];
export type PointChange = AnswerOf<typeof getPointRecord>['list'][number];

export const redemptionsPerPage = 10;

const balance = endpointQuery(getPointBalance, { read: ({ points }) => points, staleTime: 5_000 });
const rewards = endpointQuery(getPointRewards, { isLocalized: true, read: ({ list }) => list, staleTime: 5_000 });
const redemptions = endpointQuery(getRedemptions, { isLocalized: true, staleTime: 5_000, keepsPrevious: true });
const recordKey = getPointRecord.name.split('.');

/** The member's points in hundredths. */
export const usePointBalance = balance;
export const usePointConfig = endpointQuery(getPointConfig);
/** What the member can redeem points for. */
export const useRewards = rewards;
/** Rates, ratio and rewards for whoever has no account. */
export const usePointMall = endpointQuery(getPointMall, { isLocalized: true });

export const useRedemptions = (page: number) => redemptions({ page, pageSize: redemptionsPerPage });

/** Every change of the member's points, newest first, a page below the other. */
export function usePointRecord(type: PointType | undefined) {
  return useInfiniteQuery({
    queryKey: [...recordKey, useLanguage(), type],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        getPointRecord,
        { ...(type ? { type } : {}), ...(pageParam ? { before: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
}

/** Whether the member has set a payment password; undefined where the operator does not say so. */
export const useHasPaymentPassword = endpointQuery(getSecurityConfig, {
  read: (config) => ({ isSet: config?.hasPaymentPassword }),
  staleTime: 0,
});

/** What shows the member's points. */
export const pointKeys = [balance.key, rewards.key, redemptions.key, recordKey] as const;

// A refusal means that the page shows an old state, so it is fetched again either way.
const spent = { invalidates: [...pointKeys], evenIfRefused: true };
export const useConvertPoints = endpointMutation(convertPoints, spent);
export const useRedeemPoints = endpointMutation(redeemPoints, spent);
