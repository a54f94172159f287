import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { ownPart } from './own-part.ts';
import { promotionId } from './promotion-fields.ts';

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
