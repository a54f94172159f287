import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { patternIds } from './pattern-ids.ts';

/** Fields of spec §3's rule list, then those that "text also names" (decision 17). */
export const registerFields = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'recommenderId',
  'captcha',
  'telegram',
  'zalo',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'nickname',
  'fullName',
  'referralCode',
] as const;
export type RegisterField = (typeof registerFields)[number];

export const registerRule = ({ known }: MoneyCodec) =>
  v.object({
    field: v.picklist(registerFields),
    enabled: v.boolean(),
    required: v.boolean(),
    /** Regular expression for the whole value, or `*` for any text (spec §5). */
    acceptedPattern: v.string(),
    /** Selects the message of a field; the name of a pattern that is not one of spec §5 is read as `other`. */
    patternId: known(v.picklist(patternIds), 'other'),
    minLength: v.number(),
    maxLength: v.number(),
  });
export type RegisterRule = v.InferOutput<ReturnType<typeof registerRule>>;

/** The fields of a registration and their rules, in display order. */
export const getRegisterSettings = defineEndpoint({
  name: 'auth.register-settings',
  method: 'GET',
  path: '/wps/system/setting/register',
  module: 'REG3',
  token: 'none',
  request: v.object({}),
  answer: (m: MoneyCodec) =>
    v.object({
      rules: m.rows(registerRule(m)),
      /** Whether registration by username and by phone is open (decision 13); the switches say so too. */
      isUsernameOpen: v.optional(v.boolean()),
      isMobileOpen: v.optional(v.boolean()),
      /** Default dialing code; without one, that of the first country. */
      countryDialingCode: v.optional(v.string()),
      /**
       * Third-party channel that verifies phone numbers instead of the operator's SMS (decision 25); null without one.
       */
      phoneAuth: v.optional(v.nullable(v.string()), null),
    }),
});
