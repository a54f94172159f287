import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { switchTree } from '../system/get-whitelabel.ts';

/** Flips several switches at once, or none: `switch.unknown` refuses the whole change. Open pages learn of it at once. */
export const setSwitches = defineEndpoint({
  name: 'console.set-switches',
  method: 'PUT',
  path: '/console-api/merchants/:code/switches',
  module: null,
  token: 'required',
  request: v.object({
    code: v.string(),
    changes: v.pipe(v.array(v.object({ modId: v.string(), isOn: v.boolean() })), v.minLength(1), v.maxLength(200)),
  }),
  answer: switchTree,
});
