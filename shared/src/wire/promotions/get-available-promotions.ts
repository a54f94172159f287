import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { ownPart } from './own-part.ts';
import { promotionFields } from './promotion-fields.ts';

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
