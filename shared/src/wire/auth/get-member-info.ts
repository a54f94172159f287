import * as v from 'valibot';
import { memberSchema } from '../../session/state.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Who the token belongs to. */
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
    mobile: v.string(),
    /** Masked, e.g. `pl****@example.com`; empty when there is none. */
    email: v.string(),
    payeeName: v.string(),
    language: v.nullable(v.string()),
    /** The sign-in before this one, in milliseconds since the epoch. */
    previousSignInMs: v.nullable(v.number()),
  }),
});
