import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
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

const registerRule = v.object({
  field: v.picklist(registerFields),
  enabled: v.boolean(),
  required: v.boolean(),
  /** Regular expression for the whole value, or `*` for any text (spec §5). */
  acceptedPattern: v.string(),
  patternId: v.picklist(patternIds),
  minLength: v.number(),
  maxLength: v.number(),
});
export type RegisterRule = v.InferOutput<typeof registerRule>;

/** Which fields a registration asks for and what each must look like; in the order in which they stand. */
export const getRegisterSettings = defineEndpoint({
  name: 'auth.register-settings',
  method: 'GET',
  path: '/wps/system/setting/register',
  module: 'REG3',
  token: 'none',
  request: v.object({}),
  answer: v.object({
    rules: v.array(registerRule),
    /** Whether the username and the mobile registration are open (decision 13). */
    isUsernameOpen: v.boolean(),
    isMobileOpen: v.boolean(),
    /** Dialing code offered first. */
    countryDialingCode: v.string(),
    /** Third-party channel that proves mobile numbers in the place of the operator's own SMS (decision 25); null without one. */
    phoneAuth: v.optional(v.nullable(v.string()), null),
  }),
});
