import { type FakeOperator, refuse } from '@tessera/shared/testing';
import { login } from '@tessera/shared/wire/auth';
import { screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import ja from '../../../locales/ja.json';
import ko from '../../../locales/ko.json';
import th from '../../../locales/th.json';
import vi from '../../../locales/vi.json';
import zh from '../../../locales/zh.json';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import LoginDialog from './login.dialog.tsx';

/** What an operator may answer to a sign-in besides a wrong name or password (spec §8), with what it says. */
const refusals = [
  ['login.not.member', 403, ko.error.login_not_member],
  ['login.not.agent', 403, ko.error.login_not_agent],
  ['account.blocked', 403, ko.error.account_blocked],
  ['account.unknown', 400, ko.error.account_unknown],
  ['verification.bot.invalid', 400, ko.error.verification_bot_invalid],
  ['request.too.frequent', 429, ko.error.request_too_frequent],
  ['request.invalid', 400, ko.error.request_invalid],
  ['function.not.available', 400, ko.error.function_not_available],
  ['system.error', 500, ko.error.kind_server],
  ['system.maintenance', 503, ko.error.kind_server],
  ['something.new', 400, ko.error.general],
] as const;

let operator: FakeOperator;
beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor('/index');
  operator = kindOperator();
});

describe('a sign-in that is refused', () => {
  it.each(refusals)('for %s (%d) says so above the button, and keeps what was typed', async (code, status, words) => {
    operator.answer(login, () => refuse(code, {}, status));
    const { person, close } = renderDialog(LoginDialog, {});
    await person.type(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' }), 'moonlit07');
    await person.type(screen.getByLabelText('비밀번호'), 'abc123');
    await person.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' })).toHaveValue('moonlit07');
    expect(screen.getByLabelText('비밀번호')).toHaveValue('abc123');
    expect(close).not.toHaveBeenCalled();
  });

  it.each(Object.entries({ ko, en, vi, zh, ja, th }))('has words of its own for each in %s', (_, { error }) => {
    const own = ['login_failed', 'login_not_member', 'login_not_agent', 'account_blocked', 'account_unknown'] as const;
    const words = [...own, 'login_locked', 'session_required', 'account_trial', 'general'] as const;
    expect(new Set(words.map((key) => error[key].trim())).size).toBe(words.length);
  });
});
