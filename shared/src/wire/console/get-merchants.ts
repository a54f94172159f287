import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

const consoleMerchant = v.object({
  code: v.string(),
  name: v.string(),
  hosts: v.array(v.string()),
  currency: v.string(),
  languages: v.array(v.string()),
  defaultLanguage: v.string(),
  theme: v.string(),
  systemStatus: v.picklist([0, 1, 2]),
});
export type ConsoleMerchant = v.InferOutput<typeof consoleMerchant>;

/** Every merchant of this operator, and whether its site is open. */
export const getConsoleMerchants = defineEndpoint({
  name: 'console.merchants',
  method: 'GET',
  path: '/console-api/merchants',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.array(consoleMerchant),
});
