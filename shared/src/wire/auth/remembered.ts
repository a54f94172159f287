import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';
import { signedIn } from './sign-in.ts';

/**
 * Signs in with this browser's remembered sign-in: a token in a cookie that scripts cannot read,
 * valid once and for a day. Refusals: `login.remembered.expired` if there is none, if it has expired, or if its token
 * was used a second time (which ends it everywhere), and what every sign-in refuses: `login.verification.required`,
 * `account.blocked`, `login.not.member`, `login.not.agent`, `request.too.frequent`.
 */
export const continueSignIn = defineEndpoint({
  name: 'auth.continue-sign-in',
  method: 'POST',
  path: '/wps/session/login/remembered',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: signedIn,
});

/** Ends this browser's remembered sign-in; needs no session. */
export const forgetRemembered = defineEndpoint({
  name: 'auth.forget-remembered',
  method: 'DELETE',
  path: '/wps/session/login/remembered',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.null(),
});

/**
 * Ends a remembered sign-in of the account, in whichever browser, and the sessions that it has opened, except the one
 * that asks; ending it twice is no error.
 */
export const endRemembered = defineEndpoint({
  name: 'auth.end-remembered',
  method: 'DELETE',
  path: '/wps/member/remembered/:id',
  module: 'COMM3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: v.null(),
});
