import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Ends the session of the token that it is called with. */
export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.null(),
});
