import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, shortText } from '../fields.ts';
import { botCheckPayload } from './bot-check.ts';
import { codeSent, dialingCode, mobileDigits, mobileNumber, verificationCode } from './mobile-fields.ts';
import { signedIn } from './sign-in.ts';

/** Whether a username is free, while registering (decision 16); `request.too.frequent` if called too often. */
export const checkUsername = defineEndpoint({
  name: 'auth.check-username',
  method: 'GET',
  path: '/wps/member/register/checkUsername',
  module: 'REG3',
  token: 'none',
  request: v.object({ username: filledText(64) }),
  answer: v.object({ isFree: v.boolean() }),
});

/** Checks an invitation code; an invalid one is refused with `affiliate.invalid`. */
export const getAffiliate = defineEndpoint({
  name: 'auth.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  token: 'none',
  request: v.object({ code: filledText(32), domain: v.optional(shortText(255)) }),
  /** Without the code in the answer, the code that was asked about is the proved one. */
  answer: v.nullish(v.object({ affiliateCode: v.optional(v.string()) }), {}),
});

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)));
const secret = v.optional(v.pipe(v.string(), v.maxLength(128)));

/** Fields of spec §3's register form that every kind of registration may carry. */
const registrationEntries = {
  payeeName: text,
  email: text,
  qqNum: text,
  mobileNum: v.optional(v.pipe(v.string(), v.transform(mobileDigits), v.maxLength(255))),
  countryDialingCode: v.optional(dialingCode),
  recommenderId: text,
  affiliateCode: text,
  referralCode: text,
  paymentPassword: secret,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  telegram: text,
  zalo: text,
  idNumber: text,
  birthday: text,
  address: text,
  nationality: text,
  occupation: text,
  sourceOfIncome: text,
  nickname: text,
  fullName: text,
  domain: text,
  captcha: text,
  captchaId: text,
  verificationCode: v.optional(verificationCode),
  login: v.optional(v.boolean(), true),
  registerUrl: text,
  registerMethod: v.optional(v.literal('WEB'), 'WEB'),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  altcha: v.optional(botCheckPayload),
} as const;

/**
 * Registers by username and signs in. Refusals: `register.field.invalid` with `{fields: [{field, reason}]}`
 * (reason `required | pattern | length | mismatch`), `register.username.taken`, `register.mobile.taken`, `register.email.taken`, `register.excluded`,
 * `affiliate.invalid`, `referral.invalid`, `payment.password.simple`, `captcha.invalid`, `verification.bot.invalid`, `register.closed`; where the mobile number must be
 * proved (REGMOBVERF3) those of `sendRegisterSms` and `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`.
 */
export const register = defineEndpoint({
  name: 'auth.register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  token: 'none',
  isEncrypted: true,
  request: v.object({
    ...registrationEntries,
    username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
    password: v.pipe(v.string(), v.maxLength(128)),
    confirmPassword: v.pipe(v.string(), v.maxLength(128)),
  }),
  answer: signedIn,
});

const secretOrEmpty = v.optional(v.pipe(v.string(), v.maxLength(128)), '');

/**
 * Registers by mobile number and signs in. The username is the number; a password is used only with MOBILENUMPASSREG3,
 * and without one the account signs in by codes. The number must be verified, by `verificationCode` or by
 * `firebaseIdToken`. Refusals: those of `register`.
 */
export const registerByMobile = defineEndpoint({
  name: 'auth.register-by-mobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'MOBILENUMREG3',
  token: 'none',
  isEncrypted: true,
  request: v.object({
    ...registrationEntries,
    username: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    password: secretOrEmpty,
    confirmPassword: secretOrEmpty,
  }),
  answer: signedIn,
});

/**
 * Sends a code for a registration. The kind of registration determines the switch: REGMOBVERF3 by username, MOBILENUMREG3
 * by mobile. Refusals: those of `sendSms`, and `register.mobile.taken`, which registering may reveal (decision 16).
 */
export const sendRegisterSms = defineEndpoint({
  name: 'auth.send-register-sms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  // This path has two switches, so the handler checks the right one.
  module: null,
  token: 'none',
  request: v.object({
    mobileNo: mobileNumber,
    countryDialingCode: dialingCode,
    registrationType: v.optional(v.picklist(['username', 'mobile']), 'username'),
  }),
  answer: codeSent,
});

/** Creates a trial account with trial credit (type 4). Headers of the real API: `os`, `platform: W`, a random string, gateway version 3. */
export const freePlay = defineEndpoint({
  name: 'auth.free-play',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  token: 'none',
  request: v.object({}),
  answer: signedIn,
});

/** Counts a visit by a member's link, without anything about the visitor; a code that nobody has is ignored. The path is ours. */
export const noteReferralVisit = defineEndpoint({
  name: 'auth.referral-visit',
  method: 'POST',
  path: '/wps/relay/MCSFE_noteReferralVisit',
  module: 'REFERRAL3',
  token: 'none',
  request: v.object({ code: filledText(32) }),
  answer: v.null(),
});

/** Counts a visit by an agent's promotion link in the same way; codes of other kinds are ignored. */
export const notePromotionVisit = defineEndpoint({
  name: 'auth.promotion-visit',
  method: 'POST',
  path: '/wps/relay/MCSFE_notePromotionVisit',
  module: 'MF_AGENT',
  token: 'none',
  request: v.object({ code: filledText(32) }),
  answer: v.null(),
});
