import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** How the account is guarded; numbers and addresses masked. */
export const getSecurityConfig = defineEndpoint({
  name: 'auth.security-config',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.object({
    /** Milliseconds since the epoch; null for an account without a password. */
    passwordChangedAtMs: v.nullable(v.number()),
    mobile: v.object({ masked: v.string(), dialingCode: v.string(), isVerified: v.boolean() }),
    email: v.object({ masked: v.string(), isVerified: v.boolean() }),
    hasPaymentPassword: v.boolean(),
    authenticator: v.object({ isEnrolled: v.boolean(), recoveryCodesLeft: v.number() }),
    previousSignInMs: v.nullable(v.number()),
  }),
});
