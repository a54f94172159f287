/** @jest-environment jsdom */
import { ApiError } from '@tessera/shared/api';
import { setSwitches } from '@tessera/shared/switches';
import { nextState, type SignInEvent } from './sign-in.ts';

const entered = {
  id: '1',
  passwordExpired: false,
  passwordIsDefault: false,
  firstTimeLogin: false,
  previousSignInMs: null,
};
const answered = (value: Partial<typeof entered> = {}): SignInEvent => ({
  type: 'answered',
  answer: { ok: true, value: { ...entered, ...value } },
});
const refusedWith = (code: string, flags = {}): SignInEvent => ({
  type: 'answered',
  answer: { ok: false, error: new ApiError('rejected', 'auth.login', code, flags) },
});
const step = { challengeId: 'c-1', ways: ['email'], mobile: '', email: 'a***@example.com' };

beforeAll(() => setSwitches(['PASS3', 'PWDEXPFORCECHANGE3', 'CAPTCHA3'].map((modId) => ({ modId, enabled: '1' }))));

describe('a sign-in', () => {
  it('ends signed in when the operator accepts it', () => {
    expect(nextState('password', answered())).toMatchObject({ status: 'signed-in', isPasswordNew: false });
  });

  it.each([
    ['password', { passwordIsDefault: true }],
    ['remembered', { passwordExpired: true }],
  ] as const)('by %s goes on to a new password where that is due', (first, value) => {
    expect(nextState(first, answered(value))).toMatchObject({ status: 'new-password' });
  });

  it('goes on to the second step that the operator asks for', () => {
    expect(nextState('password', refusedWith('login.verification.required', step))).toEqual({
      status: 'second-step',
      step,
    });
  });

  it('by a code or a passkey asks for no new password', () => {
    for (const first of ['sms', 'passkey'] as const)
      expect(nextState(first, answered({ passwordIsDefault: true }))).toMatchObject({ status: 'signed-in' });
  });

  it('is refused with the error, and says whether the next try must read a captcha', () => {
    expect(nextState('password', refusedWith('login.failed', { captcha: true }))).toMatchObject({
      status: 'refused',
      error: { code: 'login.failed' },
      needsCaptcha: true,
    });
    expect(nextState('password', refusedWith('login.failed'))).toMatchObject({ needsCaptcha: false });
  });

  it('ends given up when the second step or the new password is left', () => {
    expect(nextState('password', { type: 'second-step-left' })).toEqual({ status: 'given-up', because: 'second-step' });
    expect(nextState('password', { type: 'password-left' })).toEqual({ status: 'given-up', because: 'password' });
  });

  it('ends signed in with a new password, unless the account could not be loaded with it', () => {
    const changed = { type: 'password-changed', answer: entered } as const;
    expect(nextState('password', { ...changed, member: { ok: true, value: undefined } })).toMatchObject({
      status: 'signed-in',
      isPasswordNew: true,
    });
    const error = new ApiError('offline', 'auth.member-info');
    expect(nextState('password', { ...changed, member: { ok: false, error } })).toMatchObject({
      status: 'refused',
      error,
    });
  });
});
