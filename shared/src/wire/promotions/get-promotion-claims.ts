import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields } from '../fields.ts';
import { promotionId } from './promotion-fields.ts';

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
