import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/**
 * Ends the session of the token that it is called with, and the remembered sign-in that it belongs to. With the scope
 * `browser` it ends every session of the account in this browser and what the browser remembers: tabs that sleep can't
 * hear of a sign-out.
 */
export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  token: 'required',
  request: v.object({ scope: v.optional(v.picklist(['tab', 'browser'])) }),
  answer: v.null(),
});
