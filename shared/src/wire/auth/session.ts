import * as v from 'valibot';
import { memberSchema } from '../../session/state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { done } from '../fields.ts';

/**
 * Ends the session of the token it is called with, and its remembered sign-in. With the scope
 * `browser` it ends every session of the account in this browser and its remembered sign-in, because suspended tabs
 * are not notified of a sign-out.
 */
export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  token: 'required',
  request: v.object({ scope: v.optional(v.picklist(['tab', 'browser'])) }),
  answer: done,
});

/** The member of the token. */
export const getMemberInfo = defineEndpoint({
  name: 'auth.member-info',
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.object({
    ...memberSchema.entries,
    /** Masked, e.g. `0133671****`; empty when there is none. */
    mobile: v.optional(v.string(), ''),
    /** Masked, e.g. `pl****@example.com`; empty when there is none. */
    email: v.optional(v.string(), ''),
    payeeName: v.optional(v.string(), ''),
    language: v.optional(v.nullable(v.string()), null),
    /** The sign-in before this one, in milliseconds since the epoch. */
    previousSignInMs: v.optional(v.nullable(v.number()), null),
  }),
});

/**
 * The page names its stream of the edge (`/edge/live`), which then sends it what kind of thing has changed for the member
 * of the token: no amounts, and nothing after the session has ended. Where it is not answered, the page polls.
 */
export const followAccount = defineEndpoint({
  name: 'auth.follow-account',
  method: 'POST',
  path: '/wps/account/follow',
  module: 'COMM3',
  token: 'required',
  request: v.object({ stream: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) }),
  answer: done,
});
