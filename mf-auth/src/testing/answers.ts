import { createHash } from 'node:crypto';
import { type FakeOperator, fakeOperator, refuse } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
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
  getSecurityConfig,
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
import { getProtection } from '@tessera/shared/wire/protection';
import { getCountries } from '@tessera/shared/wire/system';

/** The demo player, under the name that the tests type. */
const member = { ...recorded(getMemberInfo), account: 'moonlit07' };

/** What secures an account that has no proved mobile number yet: its password, and an address that is not proved. */
export const passwordAlone = {
  ...recorded(getSecurityConfig),
  mobile: { masked: '', dialingCode: '', isVerified: false },
  previousSignInMs: Date.UTC(2026, 10, 20, 12, 7),
};

/** A sign-in that is not the first one. */
export const signedIn = { ...recorded(login), firstTimeLogin: false };

/** One that a test solves at once. */
const challenge = {
  algorithm: 'SHA-256' as const,
  challenge: createHash('sha256').update('salt3').digest('hex'),
  maxnumber: 9,
  salt: 'salt',
  signature: 'signature',
};

const aurora = recorded(getRegisterSettings);

/** The merchant's rule of a field, which is open and may stay empty; a field without one goes by the password's. */
export function rule(field: RegisterField, over: Partial<RegisterRule> = {}): RegisterRule {
  const ruleOf = (name: RegisterField) => aurora.rules.find((one) => one.field === name);
  const own = ruleOf(field) ?? ruleOf('password');
  if (!own) throw new Error('The recorded settings have no rule for passwords.');
  return { ...own, field, enabled: true, required: false, ...over };
}

export const settings = {
  ...aurora,
  rules: [
    rule('username', { required: true }),
    rule('password', { required: true }),
    rule('mobileNum', { minLength: 8, maxLength: 8 }),
    rule('affiliateCode'),
    rule('referralCode'),
    rule('line', { enabled: false }),
  ],
};

const isForTests = ({ countryCode }: { readonly countryCode: string }) => ['KR', 'VN'].includes(countryCode);

/** An operator to whom everything is right. */
export function kindOperator(): FakeOperator {
  const operator = fakeOperator();
  let pictures = 0;
  operator.answer(getBotChallenge, () => challenge);
  operator.answer(login, () => signedIn);
  operator.answer(freePlay, () => signedIn);
  operator.answer(getPasskeys, () => recorded(getPasskeys));
  operator.answer(logout, () => null);
  operator.answer(getMemberInfo, () => member);
  operator.answer(getProtection, () => recorded(getProtection));
  operator.answer(getCaptcha, () => ({ id: `picture-${++pictures}`, image: 'PHN2Zy8+', expiresAtMs: 0 }));
  operator.answer(getRegisterSettings, () => settings);
  operator.answer(checkUsername, ({ username }) => recorded(checkUsername, username === 'player01' ? 'taken' : 'free'));
  operator.answer(getAffiliate, ({ code }) =>
    code === 'AGENT01' ? recorded(getAffiliate) : refuse('affiliate.invalid'),
  );
  operator.answer(register, () => ({ ...signedIn, firstTimeLogin: true }));
  operator.answer(registerByMobile, () => ({ ...signedIn, firstTimeLogin: true }));
  operator.answer(sendRegisterSms, () => recorded(sendRegisterSms));
  operator.answer(changePassword, () => null);
  operator.answer(getCountries, () => recorded(getCountries).filter(isForTests));
  operator.answer(sendSms, () => recorded(sendRegisterSms));
  operator.answer(sendLoginCode, () => recorded(sendRegisterSms));
  operator.answer(verifyLogin, () => signedIn);
  operator.answer(forgotPassword, () => null);
  operator.answer(resetPassword, () => null);
  operator.answer(setPasswordByPhone, () => signedIn);
  return operator;
}
