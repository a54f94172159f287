import { hasPasswordInMemory } from '@tessera/shared/api';
import { readCookie, removeCookie, sessionState, writeCookie } from '@tessera/shared/session';
import { refuse } from '@tessera/shared/testing';
import { continueSignIn, forgetRemembered, login, verifyLogin } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { kindOperator, signedIn } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import LoginDialog from './login.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor('/index');
  writeCookie('remember', '1');
  writeCookie('lastUsername', 'moonlit07');
  writeCookie('rememberedPassword', 'username');
});
afterEach(() => {
  for (const name of ['remember', 'lastUsername', 'smsLogin', 'rememberedPassword'] as const) removeCookie(name);
});

function rememberingOperator() {
  const operator = kindOperator();
  operator.answer(continueSignIn, () => signedIn);
  operator.answer(forgetRemembered, () => null);
  return operator;
}
const goOn = (name = 'moonlit07') => screen.getByRole('button', { name: `${name} 계정으로 계속하기` });
const other = () => screen.getByRole('button', { name: '비밀번호나 다른 계정으로 로그인' });
const form = () => screen.queryByLabelText('비밀번호');

describe('a remembered sign-in', () => {
  it('shows its name, and enters with one press and no password, never by itself', async () => {
    const operator = rememberingOperator();
    const { person, close } = renderDialog(LoginDialog, {});
    expect(screen.getByText('moonlit07')).toBeInTheDocument();
    expect(form()).not.toBeInTheDocument();
    expect(operator.calls(continueSignIn)).toHaveLength(0);
    await person.click(goOn());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(sessionState()).toMatchObject({ role: 'member', member: { account: 'moonlit07' } });
    expect(operator.calls(login)).toHaveLength(0);
    expect(hasPasswordInMemory()).toBe(false);
  });

  it('hides the end of a number, by which somebody signed in', () => {
    rememberingOperator();
    writeCookie('smsLogin', '82 1048210005');
    writeCookie('rememberedPassword', 'sms');
    renderDialog(LoginDialog, {});
    expect(goOn('104821****')).toBeInTheDocument();
    expect(screen.queryByText(/0005/)).not.toBeInTheDocument();
  });

  it('leads to the form with the name in it when another account or the password is wanted', async () => {
    const operator = rememberingOperator();
    const { person, close } = renderDialog(LoginDialog, {});
    await person.click(other());
    expect(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' })).toHaveValue('moonlit07');
    await person.type(screen.getByLabelText('비밀번호'), 'Play1234');
    await person.click(screen.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(operator.calls(login)[0]?.request).toMatchObject({ remember: true });
    expect(readCookie('rememberedPassword')).toBe('username');
  });

  it('asks for the password and says why when it is over', async () => {
    rememberingOperator().answer(continueSignIn, () => refuse('login.remembered.expired'));
    const { person, close } = renderDialog(LoginDialog, {});
    await person.click(goOn());
    expect(await screen.findByText('저장된 로그인이 끝났습니다. 비밀번호로 로그인하세요.')).toBeVisible();
    expect(form()).toBeInTheDocument();
    expect(readCookie('rememberedPassword')).toBeUndefined();
    expect(close).not.toHaveBeenCalled();
  });

  it('stays for another press when the line is away', async () => {
    const operator = rememberingOperator();
    operator.setOnline(false);
    const { person, close } = renderDialog(LoginDialog, {});
    await person.click(goOn());
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    operator.setOnline(true);
    await person.click(goOn());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }), { timeout: 3000 });
  });

  it('is followed by the second step and by a new password where they are due, as every sign-in is', async () => {
    const step = { challengeId: 'challenge-1', ways: ['bank'], mobile: '', email: '' };
    const operator = rememberingOperator();
    operator.answer(continueSignIn, () => refuse('login.verification.required', step, 403));
    operator.answer(verifyLogin, () => ({ ...signedIn, passwordExpired: true }));
    const opened: unknown[] = [];
    const { person } = renderDialog(LoginDialog, {}, async (key, params) => {
      opened.push([key, params]);
      return key === 'auth.second-step' ? { answer: { ...signedIn, passwordExpired: true } } : undefined;
    });
    await person.click(goOn());
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(opened).toEqual([
      ['auth.second-step', { step, first: 'remembered' }],
      ['auth.change-password', { reason: 'expired' }],
    ]);
  });

  it('is forgotten here and at the operator when that is wanted, with the name', async () => {
    const operator = rememberingOperator();
    const { person } = renderDialog(LoginDialog, {});
    await person.click(screen.getByRole('button', { name: '이 브라우저에서 저장 지우기' }));
    await waitFor(() => expect(form()).toBeInTheDocument());
    expect(operator.calls(forgetRemembered)).toHaveLength(1);
    expect(document.cookie).toBe('');
    expect(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' })).toHaveValue('');
  });

  it('is begun by the ticked box, and not offered where the box was not ticked', async () => {
    removeCookie('rememberedPassword');
    const operator = rememberingOperator();
    const { person, close } = renderDialog(LoginDialog, {});
    expect(form()).toBeInTheDocument();
    await person.click(screen.getByRole('checkbox', { name: '로그인 정보 하루 저장' }));
    await person.type(screen.getByLabelText('비밀번호'), 'Play1234');
    await person.click(screen.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(login)[0]?.request).toMatchObject({ remember: false });
    expect(readCookie('rememberedPassword')).toBeUndefined();
  });
});
