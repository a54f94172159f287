import { signInWith } from '@tessera/shared/api';
import { readCookie, writeCookie } from '@tessera/shared/session';
import { refuse } from '@tessera/shared/testing';
import { changePassword, login, resetPassword, setPasswordByPhone } from '@tessera/shared/wire/auth';
import { kindOperator } from '../testing/answers.ts';
import { freshVisitor, prepareSite } from '../testing/render-dialog.tsx';
import { renewPassword, setByLink, setByPhone } from './passwords.ts';

const passwords = { newPassword: 'newer77', confirmNewPassword: 'newer77' };
const challenge = { challengeId: 'challenge-1', ways: ['sms'], mobile: '', email: '' };
const byPhone = () => setByPhone({ dialingCode: '82', number: '01048217' }, '123456', 'newer77');
const changes = [
  ['in the security centre', changePassword, () => renewPassword({ oldPassword: 'abc123', ...passwords })],
  ['by a mailed link', resetPassword, () => setByLink('code', 'newer77', 'newer77')],
  ['by phone', setPasswordByPhone, byPhone],
] as const;

beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor();
  writeCookie('rememberedPassword', 'username');
});

describe('the remembered sign-in', () => {
  it.each(changes)('is forgotten with a change %s, and stays when it is refused', async (_, endpoint, change) => {
    const operator = kindOperator();
    await signInWith(login, { username: 'moonlit07', password: 'abc123' });
    operator.answer(endpoint, () => refuse('password.same'));
    await change();
    expect(readCookie('rememberedPassword')).toBe('username');
    kindOperator();
    await change();
    expect(readCookie('rememberedPassword')).toBeUndefined();
  });

  it('is forgotten where the change holds and only the second step is left', async () => {
    kindOperator().answer(setPasswordByPhone, () => refuse('login.verification.required', challenge, 403));
    await byPhone();
    expect(readCookie('rememberedPassword')).toBeUndefined();
  });
});
