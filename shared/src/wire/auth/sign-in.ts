import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, password, shortText, textOrNumber } from '../fields.ts';
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
