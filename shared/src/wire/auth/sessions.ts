import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';

/**
 * Where the account is signed in, this session first, then the newest; among them browsers that have no session open and
 * can come back without a password.
 */
export const getSessions = defineEndpoint({
  name: 'auth.sessions',
  method: 'GET',
  path: '/wps/member/sessions',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.array(
    v.object({
      /** Of the session; null where none is open. */
      id: v.nullable(v.number()),
      isCurrent: v.boolean(),
      /** Empty for a session from before places were noted. */
      ip: v.string(),
      userAgent: v.string(),
      createdAtMs: v.number(),
      /** The remembered sign-in of that browser (`endRemembered`), and until when it comes back by it. */
      remembered: v.nullable(v.object({ id: v.number(), untilMs: v.number() })),
    }),
  ),
});

/** Ends one of the account's other sessions, and what its browser remembers; one that is over already is as good as ended. */
export const revokeSession = defineEndpoint({
  name: 'auth.revoke-session',
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  module: 'COMM3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: v.null(),
});

/** Ends every session and remembered sign-in of the account but those of this browser. */
export const endOtherSessions = defineEndpoint({
  name: 'auth.end-other-sessions',
  method: 'DELETE',
  path: '/wps/member/sessions',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.null(),
});
