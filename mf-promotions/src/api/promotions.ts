import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import {
  type ClaimGroup,
  claimPromotion,
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionCategories,
  getPromotionClaims,
  getPromotionPreview,
  leavePromotion,
} from '@tessera/shared/wire/promotions';
import { isMoving } from '../model/member-status.ts';
import type { Promotion } from '../model/promotion.ts';
import { useRaffles } from './raffles.ts';

const movingMs = 10_000;

/** What the merchant offers, as everybody sees it. */
const visitorPromotions = endpointQuery(getMerchantAvailablePromotions, {
  isPublic: true,
  isLocalized: true,
  read: ({ list }): readonly Promotion[] => list.map((promotion) => ({ ...promotion, own: null })),
});

/** The same with the member's own part; fetched again by itself while a deposit or a rolling is under way. */
const memberPromotions = endpointQuery(getAvailablePromotions, {
  isLocalized: true,
  read: ({ list }): readonly Promotion[] => list,
  staleTime: 5_000,
  poll: (list) => (list?.some(isMoving) ? movingMs : false),
});

/** The promotions for visitor or member; waits while a session is being restored, so that nothing flickers. */
export function usePromotions() {
  const session = useSession();
  const visitor = visitorPromotions({}, { enabled: session.role === 'visitor' });
  const member = memberPromotions({}, { enabled: 'member' in session });
  return session.role === 'visitor' ? visitor : member;
}

/** Everybody's list as it came with the page, which stands in where a member's own has not come yet. */
export const useOpenPromotions = () => visitorPromotions({}, { enabled: false });

/** Nothing new is offered to this member: on a break, or a trial account. */
export function useIsClosed(): boolean {
  const session = useSession();
  return 'member' in session && session.member.offers === 'closed';
}

/** Categories that have promotions; without an answer there are simply no chips. */
export const usePromotionCategories = endpointQuery(getPromotionCategories, {
  isPublic: true,
  isLocalized: true,
  read: ({ list }) => list,
});

/** A promotion that is being written; kept nowhere, and nobody can take part in it. */
export const usePromotionPreview = endpointQuery(getPromotionPreview, {
  isPublic: true,
  isLocalized: true,
  staleTime: 0,
  read: ({ promotion, own, expiresAtMs }) => ({ promotion: { ...promotion, own } satisfies Promotion, expiresAtMs }),
});

export const claimsPerPage = 10;
export type Claim = AnswerOf<typeof getPromotionClaims>['list'][number];

/** Fetched again by itself while the turnover of one of them goes on. */
const claims = endpointQuery(getPromotionClaims, {
  isLocalized: true,
  staleTime: 5_000,
  keepsPrevious: true,
  poll: (answer) => (answer?.list.some(({ status }) => status === 'active') ? movingMs : false),
});

export const claimsKey = claims.key;

/** What the member was credited, newest first; the page before stays until the next one is there. */
export const usePromotionClaims = (page: number, group?: ClaimGroup) =>
  claims({ page, pageSize: claimsPerPage, ...(group ? { group } : {}) });

/** What shows the member's own part. */
export const memberKeys = [memberPromotions.key, claims.key] as const;

// A refusal means that the page shows an old state, so the lists are fetched again either way. A day's sign-in can bring a
// ticket of a raffle.
export const promotionChanges = {
  invalidates: [memberPromotions.key, visitorPromotions.key, claims.key, useRaffles.key],
  evenIfRefused: true,
};

/** Joins or claims. */
export const useClaimPromotion = endpointMutation(claimPromotion, promotionChanges);
/** Stops taking part, or gives a bonus up. */
export const useLeavePromotion = endpointMutation(leavePromotion, promotionChanges);
