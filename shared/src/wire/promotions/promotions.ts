import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields } from '../fields.ts';
import { ownPart } from './own-part.ts';
import { promotion, promotionFields, promotionId } from './promotion-fields.ts';

/** What the merchant offers now and soon, each with the member's own part in it. */
export const getAvailablePromotions = defineEndpoint({
  name: 'promotions.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({}),
  answer: (m) => v.object({ list: v.array(v.object({ ...promotionFields(m), own: ownPart(m) })) }),
});

/** What the merchant offers now and soon, for a visitor. */
export const getMerchantAvailablePromotions = defineEndpoint({
  name: 'promotions.merchant-available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  module: 'REWCEN3',
  token: 'none',
  request: v.object({}),
  answer: (m) => v.object({ list: v.array(promotion(m)) }),
});

/** The categories that have promotions, in the merchant's order. */
export const getPromotionCategories = defineEndpoint({
  name: 'promotions.categories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  module: 'MF_PROMOTIONS',
  token: 'none',
  request: v.object({}),
  answer: v.object({ list: v.array(v.object({ code: v.string(), name: v.string() })) }),
});

/** `active`: rolling; `released`: became cash; `paid`: cash from the start; the others ended without. */
export const claimStatus = v.picklist(['active', 'released', 'paid', 'forfeited', 'expired', 'spent']);
export type ClaimStatus = v.InferOutput<typeof claimStatus>;

/** What the member has been credited by promotions, newest first. */
export const getPromotionClaims = defineEndpoint({
  name: 'promotions.claims',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  module: 'REWCEN3',
  token: 'required',
  request: v.object(pageFields),
  answer: (m) =>
    v.object({
      total: v.number(),
      list: v.array(
        v.object({
          id: v.string(),
          promotionId,
          title: v.string(),
          status: claimStatus,
          bonus: m.amount,
          /** Null where no deposit was needed. */
          deposit: v.nullable(m.amount),
          requiredTurnover: m.amount,
          doneTurnover: m.amount,
          claimedAtMs: v.number(),
          expiresAtMs: v.nullable(v.number()),
          endedAtMs: v.nullable(v.number()),
        }),
      ),
    }),
});

/**
 * Joins a promotion, or claims what it brings now; said again it changes nothing and answers where the member stands.
 * Refuses 404 `promotion.unknown`, 403 `account.trial`, 400 `promotion.not.claimable`, or the `reasonCode` of a rejected state
 * (`promotion.deposit.staked`: the deposit was played with before the claim).
 */
export const claimPromotion = defineEndpoint({
  name: 'promotions.claim',
  method: 'POST',
  path: '/wps/relay/MCS2_claimPromotion',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ promotionId }),
  answer: (m) => v.object({ promotionId, isCredited: v.boolean(), own: ownPart(m) }),
});

/**
 * Stops taking part; a bonus under way is given up with what was won by it, cash stays as it is. Said again it changes nothing.
 * Refuses 404 `promotion.unknown`, 400 `promotion.not.joined`.
 */
export const leavePromotion = defineEndpoint({
  name: 'promotions.leave',
  method: 'POST',
  path: '/wps/relay/MCS2_leavePromotion',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ promotionId }),
  answer: (m) => v.object({ promotionId, own: ownPart(m) }),
});
