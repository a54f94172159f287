import { abandonSignIn, signInWith } from '@tessera/shared/api';
import { type FakeOperator, refuse } from '@tessera/shared/testing';
import {
  changePassword,
  forgotPassword,
  login,
  mobileDigits,
  resetPassword,
  setPasswordByPhone,
  verifyLogin,
} from '@tessera/shared/wire/auth';
import { fireEvent, screen } from '@testing-library/react';
import { kindOperator } from '../testing/answers.ts';
import { attackMs, codeOf, expectToWithstand, hurry, settled } from '../testing/attack.ts';
import { freshVisitor, prepareSite, renderDialog } from '../testing/render-dialog.tsx';
import ChangePasswordDialog from './change-password/change-password.dialog.tsx';
import ForgotPasswordDialog from './forgot-password/forgot-password.dialog.tsx';
import LoginDialog from './login/login.dialog.tsx';
import SecondStepDialog from './second-step/second-step.dialog.tsx';

let operator: FakeOperator;
let slowDown: () => void;
beforeAll(prepareSite);
beforeEach(() => {
  slowDown = hurry();
  freshVisitor('/index');
  operator = kindOperator();
});
afterEach(async () => {
  slowDown();
  await abandonSignIn();
});

/** What is sent as a form (spec §7) can't hold half a pair of code units. */
const encodable = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
const choose = async (drawn: Parameters<typeof settled>[0], way: string) => {
  fireEvent.click(screen.getByRole('radio', { name: way }));
  await settled(drawn);
};

describe('hostile text, markup and megabytes stay text, lose nothing and are told', () => {
  it(
    'at the login by name',
    async () => {
      operator.answer(login, () => refuse('login.failed'));
      renderDialog(LoginDialog, {});
      await expectToWithstand({
        operator,
        endpoint: login,
        right: { username: 'moonlit07', password: 'abc123' },
        sends: ({ username, password }) => ({ username: username.trim(), password: password.trim() }),
      });
    },
    attackMs,
  );

  it(
    'at the login by mobile code',
    async () => {
      operator.answer(login, () => refuse('verification.code.invalid'));
      await choose(renderDialog(LoginDialog, {}), '휴대폰 인증번호');
      await expectToWithstand({
        operator,
        endpoint: login,
        right: { mobileNum: '10482177', code: '123456' },
        sends: ({ mobileNum, code }) => ({ username: mobileDigits(mobileNum), password: codeOf(code), type: 'sms' }),
      });
    },
    attackMs,
  );

  it(
    'at a forgotten password by e-mail',
    async () => {
      operator.answer(forgotPassword, () => refuse('verification.too.frequent'));
      renderDialog(ForgotPasswordDialog, {});
      await expectToWithstand({
        operator,
        endpoint: forgotPassword,
        right: { username: 'moonlit07', email: 'moon@example.com' },
        sends: ({ username, email }) => ({ username: encodable(username.trim()), email: encodable(email.trim()) }),
      });
    },
    attackMs,
  );

  it(
    'at a forgotten password by phone',
    async () => {
      operator.answer(setPasswordByPhone, () => refuse('verification.code.invalid'));
      await choose(renderDialog(ForgotPasswordDialog, {}), '휴대폰');
      await expectToWithstand({
        operator,
        endpoint: setPasswordByPhone,
        right: { mobileNum: '10482177', code: '123456', newPassword: 'newer77' },
        sends: ({ mobileNum, code, newPassword }) => ({
          mobileNum: mobileDigits(mobileNum),
          verificationCode: codeOf(code),
          newPassword: newPassword.trim(),
        }),
      });
    },
    attackMs,
  );

  it(
    'at a new password by a mailed link',
    async () => {
      freshVisitor('/login#reset=abc');
      operator.answer(resetPassword, () => refuse('password.reset.expired'));
      await settled(renderDialog(LoginDialog, {}));
      await expectToWithstand({
        operator,
        endpoint: resetPassword,
        right: { newPassword: 'newer77', confirmNewPassword: 'newer77' },
        sends: ({ newPassword }) => ({
          code: 'abc',
          newPassword: newPassword.trim(),
          confirmNewPassword: newPassword.trim(),
        }),
      });
    },
    attackMs,
  );

  it(
    'at a change of the password',
    async () => {
      operator.answer(changePassword, () => refuse('password.old.wrong'));
      await signInWith(login, { username: 'moonlit07', password: 'abc123' });
      await settled(renderDialog(ChangePasswordDialog, { reason: 'chosen' as const }));
      await expectToWithstand({
        operator,
        endpoint: changePassword,
        right: { oldPassword: 'abc123', newPassword: 'newer77', confirmNewPassword: 'newer77' },
        sends: ({ oldPassword, newPassword }) => ({
          oldPassword: oldPassword.trim(),
          newPassword: newPassword.trim(),
          confirmNewPassword: newPassword.trim(),
        }),
      });
    },
    attackMs,
  );

  it.each(['sms', 'authenticator', 'bank'] as const)(
    'at a second step by %s',
    async (way) => {
      operator.answer(verifyLogin, () => refuse('verification.code.invalid'));
      const step = { challengeId: 'challenge-1', ways: [way], mobile: '100****', email: 'pl****@example.com' };
      renderDialog(SecondStepDialog, { step, first: 'password' as const });
      await expectToWithstand({
        operator,
        endpoint: verifyLogin,
        right: { answer: '123456' },
        sends: ({ answer }) => ({ way, answer: codeOf(answer) }),
      });
    },
    attackMs,
  );
});
