import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields } from '../fields.ts';
import { ownPart } from './own-part.ts';
import { promotion, promotionFields, promotionId, typedCode } from './promotion-fields.ts';

/** The merchant's current and coming promotions, each with the member's own status. */
export const getAvailablePromotions = defineEndpoint({
  name: 'promotions.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({}),
  answer: (m) => v.object({ list: m.rows(v.object({ ...promotionFields(m), own: ownPart(m) })) }),
});

/** The merchant's current and coming promotions, for a visitor. */
export const getMerchantAvailablePromotions = defineEndpoint({
  name: 'promotions.merchant-available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  module: 'REWCEN3',
  token: 'none',
  request: v.object({}),
  answer: (m) => v.object({ list: m.rows(promotion(m)) }),
});

/**
 * A promotion that is being written at the console, for whoever has its token; it cannot be joined. Refuses 404
 * `promotion.preview.unknown`, also when its quarter of an hour is over. The path is ours.
 */
export const getPromotionPreview = defineEndpoint({
  name: 'promotions.preview',
  method: 'POST',
  path: '/wps/relay/PROMOFE_getPromotionPreview',
  module: 'REWCEN3',
  token: 'none',
  request: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{32}$/)) }),
  answer: (m) =>
    v.object({
      promotion: promotion(m),
      /** What it would be to a member who has just come; null from an operator that does not say it. */
      own: v.optional(v.nullable(ownPart(m)), null),
      expiresAtMs: v.number(),
    }),
});

/** The categories that have promotions, in the merchant's order. */
export const getPromotionCategories = defineEndpoint({
  name: 'promotions.categories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  module: 'MF_PROMOTIONS',
  token: 'none',
  request: v.object({}),
  answer: ({ rows }) => v.object({ list: rows(v.object({ code: v.string(), name: v.string() })) }),
});

/** `active`: turnover not complete; `released`: became cash; `paid`: cash from the start; the others ended without. */
export const claimStatus = v.picklist(['active', 'released', 'paid', 'forfeited', 'expired', 'spent']);
export type ClaimStatus = v.InferOutput<typeof claimStatus>;

/** Groups of statuses by which credits are listed: being wagered, became cash, ended without. */
export const claimGroups = {
  active: ['active'],
  paid: ['released', 'paid'],
  ended: ['forfeited', 'expired', 'spent'],
} as const;
export type ClaimGroup = keyof typeof claimGroups;

/** The member's credited promotions, newest first. */
export const getPromotionClaims = defineEndpoint({
  name: 'promotions.claims',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ ...pageFields, group: v.optional(v.picklist(['active', 'paid', 'ended'])) }),
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
          /** Null if no deposit was needed. */
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
 * Joins a promotion, or claims its bonus; a repeated call changes nothing and answers the member's status.
 * Refuses 404 `promotion.unknown`, 403 `account.trial`, 400 `promotion.not.claimable`, or the `reasonCode` of a rejected state
 * (`promotion.deposit.staked`: the deposit was used for stakes before the claim); 400 `promotion.code.wrong`, 429
 * `request.too.frequent`.
 */
export const claimPromotion = defineEndpoint({
  name: 'promotions.claim',
  method: 'POST',
  path: '/wps/relay/MCS2_claimPromotion',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({
    promotionId,
    /** Only for promotions that need one. */
    code: v.optional(typedCode),
  }),
  answer: (m) => v.object({ promotionId, isCredited: v.boolean(), own: ownPart(m) }),
});

/**
 * Leaves a promotion; an active bonus is given up with its wins, cash is not affected. A repeated call changes nothing.
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
