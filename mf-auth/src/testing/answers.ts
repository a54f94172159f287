import { createHash } from 'node:crypto';
import type { RegisterField, RegisterRule } from '@tessera/shared/wire/auth';
import type { FakeHandlers } from './fake-operator.ts';

const member = {
  id: '7',
  account: 'moonlit07',
  nickname: '',
  type: 0,
  toUpline: false,
  regDate: 0,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
  mobile: '',
  email: '',
  payeeName: '',
  language: null,
  previousSignInMs: null,
};

export const signedIn = {
  token: 'token-7',
  id: '7',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordIsDefault: false,
  previousSignInMs: null,
};

const challenge = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt3').digest('hex'),
  maxnumber: 9,
  salt: 'salt',
  signature: 'signature',
};

export const rule = (field: RegisterField, over: Partial<RegisterRule> = {}): RegisterRule => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+',
  patternId: 'lettersAndDigits',
  minLength: 6,
  maxLength: 12,
  ...over,
});

export const settings = {
  rules: [
    rule('username', { required: true }),
    rule('password', { required: true }),
    rule('mobileNum', { acceptedPattern: '[0-9]+', patternId: 'digits', minLength: 8, maxLength: 8 }),
    rule('affiliateCode'),
    rule('referralCode'),
    rule('line', { enabled: false }),
  ],
  isUsernameOpen: true,
  isMobileOpen: true,
  countryDialingCode: '82',
};

let pictures = 0;

/** An operator to whom everything is right. */
export const kindOperator: FakeHandlers = {
  'GET /wps/verification/challenge': { value: challenge },
  'POST /wps/session/login': { value: signedIn },
  'POST /wps/session/login/freeplay': { value: signedIn },
  'DELETE /wps/session/logout': { value: null },
  'GET /wps/member/info': { value: member },
  'GET /wps/captcha': () => ({ value: { id: `picture-${++pictures}`, image: 'PHN2Zy8+', expiresAtMs: 0 } }),
  'GET /wps/system/setting/register': { value: settings },
  'GET /wps/member/register/checkUsername': ({ username }) => ({ value: { isFree: username !== 'player01' } }),
  'GET /wps/agent/affiliate': ({ code }) =>
    code === 'AGENT01' ? { value: { affiliateCode: code } } : { code: 'affiliate.invalid' },
  'PUT /wps/member/register': { value: { ...signedIn, firstTimeLogin: true } },
  'POST /wps/member/password': { value: null },
};
