import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/**
 * Where customer service is (spec §4). The entry of type `3` has an encrypted path: its last 8 characters are the key,
 * what stands before them is base64 of DES-ECB with PKCS7 (decision 23).
 */
export const getCustomerService = defineEndpoint({
  name: 'system.customer-service',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  module: null,
  token: 'none',
  request: v.object({ csType: v.picklist(['VIP', 'LIVECHAT']) }),
  answer: v.object({
    csType: v.picklist(['VIP', 'LIVECHAT']),
    versionPathList: v.array(v.object({ type: v.string(), path: v.string() })),
  }),
});
