import * as v from 'valibot';
import { memberSchema } from '../../session/state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, password, shortText } from '../fields.ts';
import { botCheckPayload } from './bot-check.ts';
import { dialingCode } from './mobile-fields.ts';

/** What every way of signing in answers (spec §3, decision 14). */
export const signedIn = v.object({
  token: v.string(),
  id: v.string(),
  firstTimeLogin: v.boolean(),
  /** The password must be changed now: it is older than the merchant allows. */
  passwordExpired: v.boolean(),
  /** The password is still the one that the operator handed out. */
  passwordIsDefault: v.boolean(),
  /** Milliseconds since the epoch; null on the first sign-in. */
  previousSignInMs: v.nullable(v.number()),
});
export type SignedIn = v.InferOutput<typeof signedIn>;

/**
 * Signs in by username, or with type `sms` by mobile number and code in the places of name and password. At an address
 * that the account has never signed in from it refuses with `login.verification.required` and a `SecondStep`. Refusals: `login.failed` (401-free on purpose: 400, alike for unknown accounts),
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
    /** The box: whether this browser may come back for a day without a password (`continueSignIn`). Left out, it stays as it is. */
    remember: v.optional(v.boolean()),
  }),
  answer: signedIn,
});

/**
 * Ends the session of the token that it is called with, and the remembered sign-in that it belongs to. With the scope
 * `browser` it ends every session of the account in this browser and what the browser remembers: tabs that sleep can't
 * hear of a sign-out.
 */
export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  token: 'required',
  request: v.object({ scope: v.optional(v.picklist(['tab', 'browser'])) }),
  answer: v.null(),
});

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
