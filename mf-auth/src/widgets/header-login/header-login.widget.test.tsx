import { installIntentRouter } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { refuse } from '@tessera/shared/testing';
import { login } from '@tessera/shared/wire/auth';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog, switchOnly } from '../../testing/render-dialog.tsx';
import HeaderLogin from './header-login.widget.tsx';

beforeAll(prepareSite);
beforeEach(() => freshVisitor());

describe('the login in the header', () => {
  it('signs in by the same call as the dialog, with the name trimmed', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(HeaderLogin, {});
    await person.type(screen.getByLabelText('아이디 또는 휴대폰 번호'), '  moonlit07 ');
    await person.type(screen.getByLabelText('비밀번호'), 'abc123');
    await person.click(screen.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(sessionState().role).toBe('member'));
    expect(operator.calls(login)[0]?.request).toMatchObject({ username: 'moonlit07', password: 'abc123' });
  });

  it('leads to the dialog and its other ways when it is pressed before anything was typed', async () => {
    const asked = jest.fn(async () => ({ status: 'absent' }) as never);
    installIntentRouter(asked);
    const operator = kindOperator();
    const { person } = renderDialog(HeaderLogin, {});
    await person.click(screen.getByRole('button', { name: '로그인' }));
    expect(asked).toHaveBeenCalledWith('sign-in', {});
    expect(screen.getByLabelText('비밀번호')).not.toHaveAttribute('aria-invalid');
    expect(operator.calls(login)).toHaveLength(0);
  });

  it('signs in with what was typed anew after both fields were emptied', async () => {
    const operator = kindOperator();
    operator.answer(login, () => refuse('login.failed'));
    const { person } = renderDialog(HeaderLogin, {});
    const [name, password] = [screen.getByLabelText('아이디 또는 휴대폰 번호'), screen.getByLabelText('비밀번호')];
    const button = screen.getByRole('button', { name: '로그인' });
    await person.type(name, 'moonlit07');
    await person.click(button);
    await person.clear(name);
    await person.click(button);
    fireEvent.change(name, { target: { value: 'moonlit08' } });
    fireEvent.change(password, { target: { value: 'abc123' } });
    await person.click(button);
    await waitFor(() => expect(operator.calls(login)[0]?.request).toMatchObject({ username: 'moonlit08' }));
  });

  it('opens the dialog with the name that was typed and the captcha, once the operator asks for one', async () => {
    kindOperator().answer(login, () => refuse('login.failed', { captcha: true }));
    const { person, opener } = renderDialog(HeaderLogin, {});
    await person.type(screen.getByLabelText('아이디 또는 휴대폰 번호'), ' moonlit07 ');
    await person.type(screen.getByLabelText('비밀번호'), 'wrong123');
    await person.click(screen.getByRole('button', { name: '로그인' }));
    await waitFor(() =>
      expect(opener).toHaveBeenCalledWith('auth.login', { username: 'moonlit07', needsCaptcha: true }),
    );
  });

  it.each([
    ['FREEPLAY3', '무료 체험', 'start-free-play'],
    ['DIRECTREG3', '회원가입', 'register'],
  ] as const)('with %s it has a link that leads to %s, and none without', async (modId, label, intent) => {
    const asked = jest.fn(async () => ({ status: 'absent' }) as never);
    installIntentRouter(asked);
    kindOperator();
    act(() => switchOnly(modId, 'REG3', 'MOBILENUMREG3'));
    const { person } = renderDialog(HeaderLogin, {});
    await person.click(screen.getByRole('button', { name: label }));
    expect(asked).toHaveBeenCalledWith(intent, {});
    act(() => switchOnly('REG3', 'MOBILENUMREG3'));
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
  });

  it.each([
    ['there is no way to register', ['DIRECTREG3', 'REG3']],
    ['registration is closed', ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3']],
  ] as const)('has no link that leads to registering where %s', (_, on) => {
    kindOperator();
    switchOnly(...on);
    renderDialog(HeaderLogin, {});
    expect(screen.queryByRole('button', { name: '회원가입' })).not.toBeInTheDocument();
  });

  it('asks nobody before both are filled in', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(HeaderLogin, {});
    await person.type(screen.getByLabelText('아이디 또는 휴대폰 번호'), 'moonlit07');
    await person.click(screen.getByRole('button', { name: '로그인' }));
    expect(screen.getByLabelText('비밀번호')).toHaveAttribute('aria-invalid', 'true');
    expect(operator.calls(login)).toHaveLength(0);
  });
});
