import { createHash } from 'node:crypto';
import { type FakeOperator, fakeOperator, refuse } from '@tessera/shared/testing';
import {
  changePassword,
  checkUsername,
  forgotPassword,
  freePlay,
  getAffiliate,
  getBotChallenge,
  getCaptcha,
  getMemberInfo,
  getPasskeys,
  getRegisterSettings,
  login,
  logout,
  type RegisterField,
  type RegisterRule,
  register,
  registerByMobile,
  resetPassword,
  sendLoginCode,
  sendRegisterSms,
  sendSms,
  setPasswordByPhone,
  verifyLogin,
} from '@tessera/shared/wire/auth';
import { getCountries } from '@tessera/shared/wire/system';

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
  algorithm: 'SHA-256' as const,
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
  phoneAuth: null as string | null,
};

/** An operator to whom everything is right. */
export function kindOperator(): FakeOperator {
  const operator = fakeOperator();
  let pictures = 0;
  operator.answer(getBotChallenge, () => challenge);
  operator.answer(login, () => signedIn);
  operator.answer(freePlay, () => signedIn);
  operator.answer(getPasskeys, () => []);
  operator.answer(logout, () => null);
  operator.answer(getMemberInfo, () => member);
  operator.answer(getCaptcha, () => ({ id: `picture-${++pictures}`, image: 'PHN2Zy8+', expiresAtMs: 0 }));
  operator.answer(getRegisterSettings, () => settings);
  operator.answer(checkUsername, ({ username }) => ({ isFree: username !== 'player01' }));
  operator.answer(getAffiliate, ({ code }) =>
    code === 'AGENT01' ? { affiliateCode: code } : refuse('affiliate.invalid'),
  );
  operator.answer(register, () => ({ ...signedIn, firstTimeLogin: true }));
  operator.answer(registerByMobile, () => ({ ...signedIn, firstTimeLogin: true }));
  operator.answer(sendRegisterSms, () => ({ expiredMinutes: 3 }));
  operator.answer(changePassword, () => null);
  operator.answer(getCountries, () => [
    { countryCode: 'KR', countryDialingCode: '82' },
    { countryCode: 'VN', countryDialingCode: '84' },
  ]);
  operator.answer(sendSms, () => ({ expiredMinutes: 3 }));
  operator.answer(sendLoginCode, () => ({ expiredMinutes: 3 }));
  operator.answer(verifyLogin, () => signedIn);
  operator.answer(forgotPassword, () => null);
  operator.answer(resetPassword, () => null);
  operator.answer(setPasswordByPhone, () => signedIn);
  return operator;
}
