import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { switchTree } from '../system/get-whitelabel.ts';

/** A merchant's switch tree; `merchant.unknown` for no merchant. */
export const getSwitches = defineEndpoint({
  name: 'console.switches',
  method: 'GET',
  path: '/console-api/merchants/:code/switches',
  module: null,
  token: 'required',
  request: v.object({ code: v.string() }),
  answer: switchTree,
});
