import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, password } from '../fields.ts';

/**
 * Signs an operator in: sets the cookie (HttpOnly, SameSite=Strict). With `wantsToken` the token is answered too, for
 * scripts that send `Authorization: Bearer …`. It needs the header `x-tessera-console` and JSON, so that no page of another
 * site can sign anybody in. Refusals: `console.sign-in.failed`, `request.too.frequent`, `console.header.required`.
 */
export const consoleSignIn = defineEndpoint({
  name: 'console.sign-in',
  method: 'POST',
  path: '/console-api/sign-in',
  module: null,
  token: 'none',
  request: v.object({
    username: filledText(64),
    password,
    wantsToken: v.optional(v.boolean(), false),
  }),
  answer: v.object({ username: v.string(), token: v.nullable(v.string()), expiresAtMs: v.number() }),
});

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

/** The operator of the cookie's session; 401 `console.session.required` without one. */
export const getConsoleMe = defineEndpoint({
  name: 'console.me',
  method: 'GET',
  path: '/console-api/me',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ username: v.string() }),
});
