import { sessionState } from '@tessera/shared/session';
import { refuse } from '@tessera/shared/testing';
import { forgotPassword, getRegisterSettings, login, sendSms, setPasswordByPhone } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { forgetLocks } from '../../features/code/code-sender.ts';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog, switchOff } from '../../testing/render-dialog.tsx';
import ForgotPasswordDialog from './forgot-password.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => {
  forgetLocks();
  freshVisitor('/index');
});

describe('a forgotten password by e-mail', () => {
  const show = () => renderDialog(ForgotPasswordDialog, {});
  const fill = async (person: ReturnType<typeof show>['person'], email: string) => {
    await person.type(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' }), ' moonlit07 ');
    await person.type(screen.getByRole('textbox', { name: '이메일' }), email);
    await person.click(screen.getByRole('button', { name: '재설정 메일 받기' }));
  };

  it('closes and says the same whatever is true', async () => {
    const operator = kindOperator();
    const { person, close, shown } = show();
    await fill(person, 'moon@example.com');
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: false }));
    await waitFor(() =>
      expect(shown).toMatchObject([{ body: 'auth:forgot.mailed', values: { email: 'moon@example.com' } }]),
    );
    expect(operator.calls(forgotPassword)[0]?.request).toEqual({ username: 'moonlit07', email: 'moon@example.com' });
  });

  it('asks for name and a proper address first', async () => {
    const operator = kindOperator();
    const { person } = show();
    await fill(person, 'moon@example');
    expect(await screen.findByText('이메일 주소를 확인하세요.')).toBeInTheDocument();
    expect(operator.calls(forgotPassword)).toHaveLength(0);
  });

  it('stays with what was typed when the operator wants no more requests', async () => {
    kindOperator().answer(forgotPassword, () => refuse('verification.too.frequent', { retryAfterSeconds: 3600 }, 429));
    const { person, close } = show();
    await fill(person, 'moon@example.com');
    expect(await screen.findByText('요청이 너무 많습니다. 60분 뒤에 다시 시도하세요.')).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a forgotten password by phone', () => {
  const show = async () => {
    const view = renderDialog(ForgotPasswordDialog, {});
    await view.person.click(screen.getByRole('radio', { name: '휴대폰' }));
    await screen.findByDisplayValue('+82');
    return view;
  };
  const number = () => screen.getByRole('textbox', { name: '휴대폰' });

  it('sets the new password by the code, signs in and leads home', async () => {
    const operator = kindOperator();
    const { person, close, navigate } = await show();
    await person.type(number(), '01048217');
    await person.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await waitFor(() => expect(operator.calls(sendSms)[0]?.request).toMatchObject({ purpose: 'reset' }));
    await person.type(screen.getByLabelText('인증번호'), '123456');
    await person.type(screen.getByLabelText('새 비밀번호'), 'newer77');
    await person.click(screen.getByRole('button', { name: '비밀번호 바꾸고 로그인' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(operator.calls(setPasswordByPhone)[0]?.request).toEqual({
      mobileNum: '01048217',
      countryDialingCode: '82',
      verificationCode: '123456',
      newPassword: 'newer77',
    });
    expect(navigate).toHaveBeenCalledWith('/', undefined);
    expect(sessionState().role).toBe('member');
  });

  it('signs in by itself with the new password where the answer brings no sign-in', async () => {
    const operator = kindOperator();
    operator.answer(setPasswordByPhone, () => ({}) as never);
    const { person, close } = await show();
    await person.type(number(), '01048217');
    await person.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await waitFor(() => expect(operator.calls(sendSms)).toHaveLength(1));
    await person.type(screen.getByLabelText('인증번호'), '123456');
    await person.type(screen.getByLabelText('새 비밀번호'), 'newer77');
    await person.click(screen.getByRole('button', { name: '비밀번호 바꾸고 로그인' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(operator.calls(login)[0]?.request).toMatchObject({ password: 'newer77', type: 'username' });
    expect(sessionState().role).toBe('member');
  });

  it('works while registration is closed: without the rules the operator alone measures the password', async () => {
    switchOff('REG3');
    const operator = kindOperator();
    operator.answer(setPasswordByPhone, () => refuse('password.invalid'));
    const { person } = await show();
    await person.type(number(), '01048217');
    await person.type(screen.getByLabelText('인증번호'), '123456');
    await person.type(screen.getByLabelText('새 비밀번호'), 'x');
    await person.click(screen.getByRole('button', { name: '비밀번호 바꾸고 로그인' }));
    await waitFor(() => expect(screen.getByLabelText('새 비밀번호')).toBeInvalid());
    expect(operator.calls(setPasswordByPhone)).toHaveLength(1);
    expect(operator.calls(getRegisterSettings)).toHaveLength(0);
  });

  it('sends no second code while the first one counts down', async () => {
    const operator = kindOperator();
    const { person } = await show();
    await person.type(number(), '01048217');
    await person.click(screen.getByRole('button', { name: '인증번호 받기' }));
    const locked = await screen.findByRole('button', { name: /다시 받기 \d:\d\d/ });
    expect(locked).toBeDisabled();
    await person.click(locked);
    expect(operator.calls(sendSms)).toHaveLength(1);
  });

  it('counts on behind the other way, where what was typed stays as well', async () => {
    const operator = kindOperator();
    const { person } = await show();
    await person.type(number(), '01048217');
    await person.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await screen.findByRole('button', { name: /다시 받기 \d:\d\d/ });
    await person.click(screen.getByRole('radio', { name: '이메일' }));
    await person.type(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' }), 'moonlit07');
    await person.click(screen.getByRole('radio', { name: '휴대폰' }));
    expect(number()).toHaveValue('01048217');
    const locked = await screen.findByRole('button', { name: /다시 받기 \d:\d\d/ });
    expect(locked).toBeDisabled();
    expect(operator.calls(sendSms)).toHaveLength(1);
    await person.click(screen.getByRole('radio', { name: '이메일' }));
    expect(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' })).toHaveValue('moonlit07');
  });

  it('asks for number, code and a password of the merchant’s rule', async () => {
    const operator = kindOperator();
    const { person } = await show();
    await person.type(screen.getByLabelText('새 비밀번호'), 'short');
    await person.click(screen.getByRole('button', { name: '비밀번호 바꾸고 로그인' }));
    expect(await screen.findByText('휴대폰 번호를 확인하세요.')).toBeInTheDocument();
    expect(screen.getByText('인증번호를 입력하세요.')).toBeInTheDocument();
    expect(screen.getByLabelText('새 비밀번호')).toBeInvalid();
    expect(operator.calls(setPasswordByPhone)).toHaveLength(0);
  });

  it.each(['CHNGPASSVERIF3', 'VERIFICATION3'] as const)('is not offered without %s', (missing) => {
    kindOperator();
    switchOff(missing);
    renderDialog(ForgotPasswordDialog, {});
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
