import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText } from '../fields.ts';

/** Tells while registering whether a username is free (decision 16); `request.too.frequent` when asked too often. */
export const checkUsername = defineEndpoint({
  name: 'auth.check-username',
  method: 'GET',
  path: '/wps/member/register/checkUsername',
  module: 'REG3',
  token: 'none',
  request: v.object({ username: filledText(64) }),
  answer: v.object({ isFree: v.boolean() }),
});
