import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The operator behind the cookie; 401 `console.session.required` without one. */
export const getConsoleMe = defineEndpoint({
  name: 'console.me',
  method: 'GET',
  path: '/console-api/me',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ username: v.string() }),
});
