import { hasPasswordInMemory } from '@tessera/shared/api';
import { sessionState } from '@tessera/shared/session';
import { refuse } from '@tessera/shared/testing';
import { login, sendLoginCode, verifyLogin } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { kindOperator, signedIn } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import LoginDialog from '../login/login.dialog.tsx';
import SecondStepDialog from './second-step.dialog.tsx';

const step = {
  challengeId: 'challenge-1',
  ways: ['authenticator', 'sms', 'email', 'bank'] as const,
  mobile: '100000****',
  email: 'pl****@example.com',
};
const params = { step: { ...step, ways: [...step.ways] }, first: 'password' as const };

beforeAll(prepareSite);
beforeEach(() => freshVisitor('/index'));

describe('a sign-in from a new address', () => {
  const logIn = async (result: unknown) => {
    const operator = kindOperator();
    operator.answer(login, () => refuse('login.verification.required', step, 403));
    const view = renderDialog(LoginDialog, {}, async () => result);
    await view.person.type(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' }), 'moonlit07');
    await view.person.type(screen.getByLabelText('비밀번호'), 'Play1234');
    await view.person.click(screen.getByRole('button', { name: '로그인' }));
    return view;
  };

  it('asks for the second step, and enters once it was taken', async () => {
    const { opener, close } = await logIn({ answer: signedIn });
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(opener).toHaveBeenCalledWith('auth.second-step', params);
  });

  it('enters nobody when it is left, says so and keeps no password', async () => {
    const { close } = await logIn(undefined);
    expect(await screen.findByText('본인 확인을 마치지 않아 로그인하지 않았습니다.')).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    expect(hasPasswordInMemory()).toBe(false);
    expect(sessionStorage.getItem('cpw')).toBeNull();
  });
});

describe('the second step', () => {
  it('offers the ways that the account has, the safest first', () => {
    kindOperator();
    renderDialog(SecondStepDialog, params);
    expect(screen.getAllByRole('radio').map((way) => (way as HTMLInputElement).value)).toEqual([...step.ways]);
    expect(screen.getByRole('radio', { name: '인증 앱' })).toBeChecked();
    expect(screen.getByLabelText('인증 앱 코드')).toBeInTheDocument();
  });

  it('has the code sent to the masked number, and signs in by it', async () => {
    const operator = kindOperator();
    const { person, close } = renderDialog(SecondStepDialog, params);
    await person.click(screen.getByRole('radio', { name: '문자' }));
    expect(screen.getByText(/100000\*\*\*\*/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await waitFor(() =>
      expect(operator.calls(sendLoginCode)[0]?.request).toEqual({ challengeId: 'challenge-1', way: 'sms' }),
    );
    await person.type(screen.getByLabelText('인증번호'), '123456');
    await person.click(screen.getByRole('button', { name: '확인하고 로그인' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ answer: expect.objectContaining({ id: signedIn.id }) }));
    expect(operator.calls(verifyLogin)[0]?.request).toEqual({
      challengeId: 'challenge-1',
      way: 'sms',
      answer: '123456',
    });
    expect(sessionState().role).toBe('member');
  });

  it('says under the field what was wrong, and lets it be tried again', async () => {
    kindOperator().answer(verifyLogin, () => refuse('verification.name.wrong'));
    const { person, close } = renderDialog(SecondStepDialog, params);
    await person.click(screen.getByRole('radio', { name: '예금주' }));
    await person.type(screen.getByRole('textbox', { name: '예금주' }), '홍길동');
    await person.click(screen.getByRole('button', { name: '확인하고 로그인' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '예금주' })).toHaveAccessibleDescription('예금주 이름이 다릅니다.'),
    );
    expect(close).not.toHaveBeenCalled();
  });

  it('goes back to the login when the time is over', async () => {
    kindOperator().answer(verifyLogin, () => refuse('login.verification.expired'));
    const { person, close } = renderDialog(SecondStepDialog, params);
    await person.type(screen.getByLabelText('인증 앱 코드'), '123456');
    await person.click(screen.getByRole('button', { name: '확인하고 로그인' }));
    await waitFor(() =>
      expect(close).toHaveBeenCalledWith({ error: expect.objectContaining({ code: 'login.verification.expired' }) }),
    );
  });

  it('waits with entering while the password must still change', async () => {
    kindOperator().answer(verifyLogin, () => ({ ...signedIn, passwordExpired: true }));
    const { person, close } = renderDialog(SecondStepDialog, params);
    await person.type(screen.getByLabelText('인증 앱 코드'), '123456');
    await person.click(screen.getByRole('button', { name: '확인하고 로그인' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sessionState().role).toBe('visitor');
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});
