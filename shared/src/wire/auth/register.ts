import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { botCheckPayload } from './get-bot-challenge.ts';
import { signedIn } from './login.ts';
import { dialingCode, mobileDigits, verificationCode } from './mobile-fields.ts';

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)));
const secret = v.optional(v.pipe(v.string(), v.maxLength(128)));

/** Fields of spec §3's register form that every kind of registration may carry. */
export const registrationEntries = {
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
 * (reason `required | pattern | length | mismatch`), `register.username.taken`, `register.mobile.taken`,
 * `affiliate.invalid`, `payment.password.simple`, `captcha.invalid`, `verification.bot.invalid`, `register.closed`; where the mobile number must be
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
