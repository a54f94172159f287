import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';

/** Where the account is signed in, this session first, then the newest. */
export const getSessions = defineEndpoint({
  name: 'auth.sessions',
  method: 'GET',
  path: '/wps/member/sessions',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.array(
    v.object({
      id: v.number(),
      isCurrent: v.boolean(),
      /** Empty for a session from before places were noted. */
      ip: v.string(),
      userAgent: v.string(),
      createdAtMs: v.number(),
    }),
  ),
});

/** Ends one of the account's other sessions; one that is over already is as good as ended. */
export const revokeSession = defineEndpoint({
  name: 'auth.revoke-session',
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  module: 'COMM3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: v.null(),
});
