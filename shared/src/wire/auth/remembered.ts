import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';
import { signedIn } from './sign-in.ts';

/**
 * Signs in by what this browser remembers of a sign-in whose box was ticked: a token in a cookie that no script reads,
 * good once and for a day. Refusals: `login.remembered.expired` when there is none, when it is over, or when its token
 * came a second time (which ends it everywhere), and what every sign-in refuses: `login.verification.required`,
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

/** Ends what this browser remembers; needs no session. */
export const forgetRemembered = defineEndpoint({
  name: 'auth.forget-remembered',
  method: 'DELETE',
  path: '/wps/session/login/remembered',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.null(),
});

/** Ends a remembered sign-in of the account, wherever its browser is; one that is over already is as good as ended. */
export const endRemembered = defineEndpoint({
  name: 'auth.end-remembered',
  method: 'DELETE',
  path: '/wps/member/remembered/:id',
  module: 'COMM3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: v.null(),
});
