import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Addresses under which the merchant can be reached; the client measures their speed. */
export const getDomainRoute = defineEndpoint({
  name: 'system.domain-route',
  method: 'GET',
  path: '/wps/system/domainRoute',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.object({ domainList: v.array(v.object({ domain: v.string() })) }),
});
