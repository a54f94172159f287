import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, shortText } from '../fields.ts';

/** Checks an invitation code before it is used; a wrong one is refused with `affiliate.invalid`. */
export const getAffiliate = defineEndpoint({
  name: 'auth.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  token: 'none',
  request: v.object({ code: filledText(32), domain: v.optional(shortText(255)) }),
  answer: v.object({ affiliateCode: v.string() }),
});
