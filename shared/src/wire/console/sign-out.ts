import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Ends the console's session. */
export const consoleSignOut = defineEndpoint({
  name: 'console.sign-out',
  method: 'POST',
  path: '/console-api/sign-out',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.null(),
});
