import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Countries with their dialing codes; the merchant's home country stands first. */
export const getCountries = defineEndpoint({
  name: 'system.countries',
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.array(v.object({ countryCode: v.string(), countryDialingCode: v.string() })),
});
