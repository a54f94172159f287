import * as v from 'valibot';
import { memberSchema } from '../../session/state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, filledText, password, shortText, textOrNumber } from '../fields.ts';
import { botCheckPayload } from './bot-check.ts';
import { dialingCode } from './mobile-fields.ts';

/** The answer of every kind of sign-in (spec §3, decision 14). */
export const signedIn = v.object({
  token: v.string(),
  id: v.optional(textOrNumber, ''),
  firstTimeLogin: v.optional(v.boolean(), false),
  /** The password must be changed now, because it is older than the merchant allows. */
  passwordExpired: v.optional(v.boolean(), false),
  /** The password is still the one that the operator set. */
  passwordIsDefault: v.optional(v.boolean(), false),
  /** Milliseconds since the epoch; null on the first sign-in, left out if the operator does not say: nothing is shown then. */
  previousSignInMs: v.optional(v.nullable(v.number())),
});
export type SignedIn = v.InferOutput<typeof signedIn>;

/**
 * Signs in by username, or with type `sms` by mobile number and code instead of name and password. At an address
 * that the account has never signed in from it refuses with `login.verification.required` and a `SecondStep`. Refusals: `login.failed` (400 on purpose, the same for unknown accounts),
 * `login.captcha.required`, `captcha.invalid`, `login.locked` with `{retryAfterSeconds}`, `verification.bot.invalid`,
 * `login.not.member`, `login.not.agent`, `account.blocked`, `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`. `{captcha: true}` asks for the picture on the next try.
 */
export const login = defineEndpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/wps/session/login',
  module: 'COMM3',
  token: 'none',
  isEncrypted: true,
  request: v.object({
    username: filledText(64),
    // The form trims (spec §5).
    password,
    type: v.optional(v.picklist(['username', 'sms', ''])),
    countryDialingCode: v.optional(dialingCode),
    captcha: v.optional(shortText(12)),
    captchaId: v.optional(shortText(64)),
    altcha: v.optional(botCheckPayload),
    /**
     * The checkbox: whether this browser remembers the sign-in for a day (`continueSignIn`). Without it, nothing
     * changes.
     */
    remember: v.optional(v.boolean()),
  }),
  answer: signedIn,
});

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
