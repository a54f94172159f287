import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { password, rowId } from '../fields.ts';
import { codeSent, verificationCode } from './mobile-fields.ts';

/**
 * The proof of the owner for a change of a security setting: the password, or for an account that signs in by codes only
 * the code that `sendOwnerCode` sent to its number. Refusals: `password.old.wrong`, `owner.code.invalid`,
 * `owner.code.expired`, `owner.code.unsent`, `owner.number.unknown`, `account.trial`.
 */
export const ownerProof = { password: v.optional(password), ownerCode: v.optional(verificationCode) };

/**
 * Sends a code to the number that an account without a password has verified. Refusals: those of `sendSms`,
 * `owner.number.unknown`, and `password.old.required` where there is a password.
 */
export const sendOwnerCode = defineEndpoint({
  name: 'auth.send-owner-code',
  method: 'POST',
  path: '/wps/member/owner/code',
  module: 'VERIFICATION3',
  token: 'required',
  request: v.object({}),
  answer: codeSent,
});

/**
 * The account's security settings; numbers and addresses are masked. The specification shows no answer: a setting that is
 * left out is not shown, and the password can be changed in any case.
 */
export const getSecurityConfig = defineEndpoint({
  name: 'auth.security-config',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.nullish(
    v.object({
      /** Milliseconds since the epoch; null for an account without a password; without it the time is not shown. */
      passwordChangedAtMs: v.optional(v.nullable(v.number())),
      mobile: v.optional(v.object({ masked: v.string(), dialingCode: v.string(), isVerified: v.boolean() })),
      email: v.optional(v.object({ masked: v.string(), isVerified: v.boolean() })),
      hasPaymentPassword: v.optional(v.boolean()),
      authenticator: v.optional(v.object({ isEnrolled: v.boolean(), recoveryCodesLeft: v.number() })),
      previousSignInMs: v.optional(v.nullable(v.number())),
    }),
    {},
  ),
});

/**
 * The account's sign-ins, this session first, then the newest; also browsers without an open session that
 * are remembered.
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
      /** Of the session; null if none is open. */
      id: v.nullable(v.number()),
      isCurrent: v.boolean(),
      /** Empty for old sessions without a location. */
      ip: v.string(),
      userAgent: v.string(),
      createdAtMs: v.number(),
      /** The remembered sign-in of that browser (`endRemembered`), and when it expires. */
      remembered: v.nullable(v.object({ id: v.number(), untilMs: v.number() })),
    }),
  ),
});

/** Ends another session of the account, and its browser's remembered sign-in; ending it twice is no error. */
export const revokeSession = defineEndpoint({
  name: 'auth.revoke-session',
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  module: 'COMM3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: v.null(),
});

/** Ends every session and remembered sign-in of the account except this browser's. */
export const endOtherSessions = defineEndpoint({
  name: 'auth.end-other-sessions',
  method: 'DELETE',
  path: '/wps/member/sessions',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.null(),
});
