import { signInWith } from '@tessera/shared/api';
import { readCookie, removeCookie, sessionState, writeCookie } from '@tessera/shared/session';
import { refuse } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { freePlay, getBotChallenge, getCaptcha, getMemberInfo, login, logout } from '@tessera/shared/wire/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { kindOperator, signedIn } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog, switchOff, switchOnly } from '../../testing/render-dialog.tsx';
import LoginDialog from './login.dialog.tsx';

const wrong = () => refuse('login.failed');
const wrongOnceMore = () => refuse('login.failed', { captcha: true });

beforeAll(prepareSite);
beforeEach(() => freshVisitor('/index'));

const name = () => screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' });
const password = () => screen.getByLabelText('비밀번호');
const button = () => screen.getByRole('button', { name: '로그인' });

async function fill(person: ReturnType<typeof renderDialog>['person']) {
  await person.type(name(), '  moonlit07 ');
  await person.type(password(), ' Play1234 ');
}

describe('signing in', () => {
  it('sends what was typed without the blanks around it, with a proof, and tells whoever asked', async () => {
    const operator = kindOperator();
    const { person, close } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(operator.calls(login)[0]?.request).toMatchObject({
      username: 'moonlit07',
      password: 'Play1234',
      type: 'username',
    });
    expect(JSON.parse(atob(String(operator.calls(login)[0]?.request.altcha)))).toMatchObject({ number: 3 });
    expect(sessionState()).toMatchObject({ role: 'member', member: { account: 'moonlit07' } });
  });

  it('sends no proof at an operator that has none to ask for, and greets without a time that it was not told', async () => {
    const operator = kindOperator();
    operator.answer(getBotChallenge, () => refuse('function.not.available'));
    operator.answer(login, () => ({ ...signedIn, previousSignInMs: undefined }));
    const told: ToastMessage[] = [];
    receiveToasts((change) => 'show' in change && told.push(change.show));
    const { person, close } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(operator.calls(login)[0]?.request).not.toHaveProperty('altcha');
    expect(told.at(-1)).toMatchObject({ tone: 'ok' });
    expect(told.at(-1)).not.toHaveProperty('detail');
  });

  it('asks for both fields before it calls anybody, and puts the person into the first', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(LoginDialog, {});
    await person.type(name(), '   ');
    await person.click(button());
    expect(await screen.findByText('아이디 또는 휴대폰 번호를 입력하세요.')).toBeVisible();
    expect(screen.getByText('비밀번호를 입력하세요.')).toBeVisible();
    expect(name()).toHaveFocus();
    expect(operator.calls(login)).toHaveLength(0);
  });

  it('says under the password that one of the two is wrong, and keeps what was typed', async () => {
    kindOperator().answer(login, wrong);
    const { person, close } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    await screen.findByText('아이디 또는 비밀번호가 올바르지 않습니다.');
    expect(password()).toHaveAccessibleDescription('아이디 또는 비밀번호가 올바르지 않습니다.');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(screen.queryByLabelText('보안 문자')).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
  });

  it('shows the captcha when the operator asks for one, and sends what was read with the picture it was read from', async () => {
    const operator = kindOperator();
    operator.answer(login, wrongOnceMore);
    const { person, close } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    const captcha = await screen.findByLabelText('보안 문자');
    await waitFor(() => expect(captcha).toHaveFocus());
    operator.answer(login, () => signedIn);
    await person.type(captcha, '7K2F');
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalled(), { timeout: 3000 });
    expect(operator.calls(login)[1]?.request).toMatchObject({
      captcha: '7K2F',
      captchaId: expect.stringMatching(/^picture-/),
    });
  });

  it('asks for no captcha that the merchant has switched off, and takes the one away that stands there', async () => {
    const operator = kindOperator();
    operator.answer(login, wrongOnceMore);
    const { person } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    await screen.findByLabelText('보안 문자');
    act(() => switchOff('CAPTCHA3'));
    expect(screen.queryByLabelText('보안 문자')).not.toBeInTheDocument();
    await person.click(button());
    await waitFor(() => expect(operator.calls(login)).toHaveLength(2), { timeout: 3000 });
    await waitFor(() => expect(password()).toHaveFocus());
    expect(screen.queryByLabelText('보안 문자')).not.toBeInTheDocument();
    expect(operator.calls(getCaptcha)).toHaveLength(1);
    expect(operator.calls(login)[1]?.request).not.toHaveProperty('captchaId');
  });

  it('brings another picture after every refusal, and the old text is gone', async () => {
    const operator = kindOperator();
    operator.answer(login, wrongOnceMore);
    const { person } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    await person.type(await screen.findByLabelText('보안 문자'), 'WRONG');
    operator.answer(login, () => refuse('captcha.invalid', { captcha: true }));
    await person.click(button());
    await screen.findByText(/보안 문자가 다릅니다/, {}, { timeout: 4000 });
    expect(operator.calls(getCaptcha)).toHaveLength(2);
    expect(screen.getByLabelText('보안 문자')).toHaveValue('');
  });

  it('makes a harder proof by itself when the operator asks for one, and offers the code by SMS after the second refusal', async () => {
    switchOnly('VERIFICATION3', 'MOBILEVERCODELOGIN3');
    const operator = kindOperator();
    let tries = 0;
    operator.answer(login, () => refuse(++tries === 2 ? 'verification.bot.harder' : 'login.failed'));
    const { person } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    await screen.findByText(/올바르지 않습니다/);
    expect(screen.queryByRole('button', { name: '문자 인증번호로 로그인' })).not.toBeInTheDocument();
    await person.click(button());
    await waitFor(() => expect(operator.calls(login)).toHaveLength(3), { timeout: 5000 });
    expect(operator.calls(getBotChallenge).at(-1)?.request).toEqual({ level: 'hard' });
    await person.click(await screen.findByRole('button', { name: '문자 인증번호로 로그인' }));
    expect(await screen.findByRole('textbox', { name: '휴대폰' })).toBeVisible();
  });

  it('calls once a second at most, however often the button is pressed', async () => {
    const operator = kindOperator();
    operator.answer(login, wrong);
    const { person } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.dblClick(button());
    await screen.findByText(/올바르지 않습니다/);
    await person.click(button());
    await waitFor(() => expect(operator.calls(login)).toHaveLength(2), { timeout: 3000 });
    const [first, second] = operator.calls(login);
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(995);
  });

  it('says above the button how long a name must rest', async () => {
    kindOperator().answer(login, () => refuse('login.locked', { retryAfterSeconds: 850 }, 429));
    const { person } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    expect(await screen.findByText(/15분 뒤에 다시 시도하세요/)).toHaveAttribute('role', 'alert');
  });

  it('says that the connection is gone', async () => {
    kindOperator().setOnline(false);
    const { person } = renderDialog(LoginDialog, {});
    await fill(person);
    await person.click(button());
    expect(await screen.findByText(/인터넷에 연결되지 않았습니다/)).toBeInTheDocument();
  });
});

describe('a password that must change', () => {
  const expired = () => ({ ...signedIn, passwordExpired: true });
  const start = async (openOther?: () => Promise<unknown>) => {
    const view = renderDialog(LoginDialog, {}, openOther);
    await fill(view.person);
    await view.person.click(button());
    return view;
  };

  it('enters nobody until it has, and then tells whoever asked', async () => {
    kindOperator().answer(login, expired);
    const roles: string[] = [];
    let stored: string | null = 'not looked at';
    const { close, opener } = await start(async () => {
      roles.push(sessionState().role);
      stored = sessionStorage.getItem('token');
      return { isChanged: true };
    });
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(await close.mock.calls[0]?.[0]).toEqual({ isSignedIn: true });
    expect(opener).toHaveBeenCalledWith('auth.change-password', { reason: 'expired' });
    expect(roles).toEqual(['visitor']);
    // A reload while the dialog is open must not get past it.
    expect(stored).toBeNull();
    expect(sessionStorage.getItem('token')).not.toBeNull();
    expect(sessionState().role).toBe('member');
  });

  it('loads the member again and leads home once it has', async () => {
    const operator = kindOperator();
    operator.answer(login, expired);
    const { close, navigate } = await start(async () => ({ isChanged: true }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    await close.mock.calls[0]?.[0];
    expect(operator.calls(getMemberInfo)).toHaveLength(1);
    expect(navigate).toHaveBeenCalledWith('/', undefined);
  });

  it('closes the login before it is asked for', async () => {
    kindOperator().answer(login, expired);
    const { close, opener } = await start(() => new Promise(() => {}));
    await waitFor(() => expect(opener).toHaveBeenCalled());
    const [[closed = 0], [opened = 0]] = [close.mock.invocationCallOrder, opener.mock.invocationCallOrder];
    expect(closed).toBeLessThan(opened);
    expect(close.mock.calls[0]?.[0]).toBeInstanceOf(Promise);
  });

  it('ends the sign-in when it is left as it is', async () => {
    const operator = kindOperator();
    operator.answer(login, expired);
    const told: unknown[] = [];
    receiveToasts((change) => 'show' in change && told.push(change.show.title));
    const { close } = await start();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(await close.mock.calls[0]?.[0]).toEqual({ isSignedIn: false });
    expect(told.at(-1)).toBe('비밀번호를 바꾸지 않아 로그인하지 않았습니다.');
    expect(operator.calls(logout)).toHaveLength(1);
    expect(sessionState().role).toBe('visitor');
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('leaves the name to be remembered, and no sign-in, as the change has ended it', async () => {
    kindOperator().answer(login, expired);
    const { person } = renderDialog(LoginDialog, {}, async () => ({ isChanged: true }));
    writeCookie('rememberedPassword', 'username');
    await fill(person);
    await person.click(screen.getByRole('checkbox', { name: '로그인 정보 하루 저장' }));
    await person.click(button());
    await waitFor(() => expect(readCookie('lastUsername')).toBe('moonlit07'));
    await waitFor(() => expect(readCookie('rememberedPassword')).toBeUndefined());
    removeCookie('lastUsername');
    removeCookie('remember');
  });

  it.each([
    ['an expired one where PWDEXPFORCECHANGE3 is off', 'PWDEXPFORCECHANGE3', { passwordExpired: true }, false],
    ['a default one where PWDEXPFORCECHANGE3 is off', 'PWDEXPFORCECHANGE3', { passwordIsDefault: true }, true],
    ['a default one where no password can change', 'PASS3', { passwordIsDefault: true }, false],
  ] as const)('is %s: only where the merchant would have it so', async (_, missing, flags, isAsked) => {
    switchOff(missing);
    kindOperator().answer(login, () => ({ ...signedIn, ...flags }));
    const { close, opener } = await start(async () => ({ isChanged: true }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(opener).toHaveBeenCalledTimes(isAsked ? 1 : 0);
  });
});

describe('opened from the line in the header', () => {
  it('has the name that was typed there and asks for the captcha at once', async () => {
    const operator = kindOperator();
    const { person, close } = renderDialog(LoginDialog, { username: 'moonlit07', needsCaptcha: true });
    expect(name()).toHaveValue('moonlit07');
    await person.type(await screen.findByLabelText('보안 문자'), '7K2F');
    await person.type(password(), 'Play1234');
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(login)).toHaveLength(1);
    expect(operator.calls(login)[0]?.request).toMatchObject({
      username: 'moonlit07',
      captcha: '7K2F',
      captchaId: 'picture-1',
    });
  });
});

describe('other ways in', () => {
  it('a registration that was asked for here counts as the sign-in', async () => {
    kindOperator();
    const { person, close } = renderDialog(LoginDialog, {}, async () => ({ isSignedIn: true }));
    await person.click(screen.getByRole('button', { name: '회원가입' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
  });

  it('free play clears the mark of a password that waits for its change, and leads home', async () => {
    const operator = kindOperator();
    operator.answer(login, () => ({ ...signedIn, passwordExpired: true }));
    await signInWith(login, { username: 'moonlit07', password: 'abc123' }, { mustWait: () => true });
    expect(sessionStorage.getItem('cpw')).toBe('"memory"');
    const { person, close, navigate } = renderDialog(LoginDialog, {});
    await person.click(screen.getByRole('button', { name: '무료 체험' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(sessionStorage.getItem('cpw')).toBeNull();
    expect(navigate).toHaveBeenCalledWith('/', undefined);
  });

  it('free play starts a trial with the headers of the real API', async () => {
    const operator = kindOperator();
    const { person, close, navigate } = renderDialog(LoginDialog, {});
    await person.click(screen.getByRole('button', { name: '무료 체험' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(navigate).toHaveBeenCalledWith('/', undefined);
    const headers = operator.calls(freePlay)[0]?.headers;
    expect(headers).toMatchObject({ platform: 'W', 'x-gateway-version': '3', os: expect.any(String) });
    expect(headers?.['x-digest']).toMatch(/random/);
  });

  it('are not offered where the merchant has none', () => {
    kindOperator();
    switchOnly('REG3');
    renderDialog(LoginDialog, {});
    expect(screen.queryByRole('button', { name: '무료 체험' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '회원가입' })).not.toBeInTheDocument();
  });

  it('are without a registration while that is switched off as a whole', () => {
    kindOperator();
    switchOff('REG3');
    renderDialog(LoginDialog, {});
    expect(screen.getByRole('button', { name: '무료 체험' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '회원가입' })).not.toBeInTheDocument();
  });
});

describe('the remembered name', () => {
  it('stands in the field the next time, only when it was wished', async () => {
    kindOperator();
    const first = renderDialog(LoginDialog, {});
    await fill(first.person);
    await first.person.click(screen.getByRole('checkbox', { name: '로그인 정보 하루 저장' }));
    await first.person.click(button());
    await waitFor(() => expect(first.close).toHaveBeenCalled());
    first.unmount();
    freshVisitor('/index');
    const second = renderDialog(LoginDialog, {});
    await second.person.click(screen.getByRole('button', { name: '비밀번호나 다른 계정으로 로그인' }));
    expect(name()).toHaveValue('moonlit07');
    await second.person.click(screen.getByRole('checkbox', { name: '로그인 정보 하루 저장' }));
    await second.person.type(password(), 'Play1234');
    await second.person.click(button());
    await waitFor(() => expect(second.close).toHaveBeenCalled());
    expect(document.cookie).not.toContain('moonlit07');
  });
});
