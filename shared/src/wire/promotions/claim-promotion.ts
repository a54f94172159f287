import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { ownPart } from './own-part.ts';
import { promotionId } from './promotion-fields.ts';

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
