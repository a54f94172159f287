import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

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
