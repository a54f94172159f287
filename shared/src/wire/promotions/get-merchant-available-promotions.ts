import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { promotion } from './promotion-fields.ts';

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
