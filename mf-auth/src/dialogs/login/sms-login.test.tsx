import { readCookie, removeCookie, sessionState } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { refuse } from '@tessera/shared/testing';
import { getBotChallenge, login, sendSms } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { forgetLocks } from '../../features/code/code-sender.ts';
import { kindOperator, signedIn } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import LoginDialog from './login.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => {
  forgetLocks();
  freshVisitor('/index');
});

const number = () => screen.getByLabelText('휴대폰');
const code = () => screen.getByLabelText('인증번호');
const sendButton = () => screen.getByRole('button', { name: /인증번호 받기|다시 받기/ });
const enterButton = () => screen.getByRole('button', { name: '로그인' });

async function openTab(openOther?: Parameters<typeof renderDialog>[2]) {
  const view = renderDialog(LoginDialog, {}, openOther);
  await view.person.click(screen.getByRole('radio', { name: '휴대폰 인증번호' }));
  // The rule and the country have come.
  await screen.findByDisplayValue('+82');
  return view;
}

describe('signing in by mobile code', () => {
  it('sends a code to the number as it may be written, and then the code, without a bot check', async () => {
    const operator = kindOperator();
    const { person, close } = await openTab();
    await person.type(number(), '010-4821 7');
    await person.click(sendButton());
    await waitFor(() => expect(code()).toHaveFocus());
    expect(operator.calls(sendSms)[0]?.request).toEqual({
      mobileNum: '01048217',
      countryDialingCode: '82',
      purpose: 'login',
    });
    await person.type(code(), ' 123456 ');
    await person.click(enterButton());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }), { timeout: 3000 });
    expect(operator.calls(login)[0]?.request).toEqual({
      type: 'sms',
      username: '01048217',
      password: '123456',
      countryDialingCode: '82',
      remember: false,
    });
    expect(operator.calls(getBotChallenge)).toHaveLength(0);
    expect(sessionState().role).toBe('member');
  });

  it('remembers the visitor who has ticked the box in the form of the password, and the other way round', async () => {
    kindOperator();
    const { person } = renderDialog(LoginDialog, {});
    const box = () => screen.getByRole('checkbox');
    expect(box()).not.toBeChecked();
    await person.click(box());
    await person.click(screen.getByRole('radio', { name: '휴대폰 인증번호' }));
    await screen.findByDisplayValue('+82');
    expect(box()).toBeChecked();
    await person.click(box());
    await person.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await screen.findByLabelText('비밀번호');
    expect(box()).not.toBeChecked();
  });

  it('counts the minutes down that the operator gave, with its button shut', async () => {
    kindOperator();
    const { person } = await openTab();
    await person.type(number(), '01048217');
    await person.click(sendButton());
    await waitFor(() => expect(sendButton()).toHaveTextContent(/다시 받기 (3:00|2:5\d)/));
    expect(sendButton()).toBeDisabled();
  });

  it('stands as it was left, countdown and country included, when one comes back from the other way', async () => {
    const operator = kindOperator();
    const { person } = await openTab();
    await person.type(screen.getByRole('combobox', { name: '국가 번호' }), '베트남{Enter}');
    await person.type(number(), '90123456');
    await person.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeDisabled());
    await person.click(screen.getByRole('radio', { name: '아이디' }));
    await person.type(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' }), 'moonlit07');
    await person.click(screen.getByRole('radio', { name: '휴대폰 인증번호' }));
    expect(number()).toHaveValue('90123456');
    expect(screen.getByDisplayValue('+84')).toBeInTheDocument();
    await waitFor(() => expect(sendButton()).toHaveTextContent(/다시 받기 (3:00|2:5\d)/));
    expect(sendButton()).toBeDisabled();
    expect(operator.calls(sendSms)).toHaveLength(1);
    await person.click(screen.getByRole('radio', { name: '아이디' }));
    expect(screen.getByRole('textbox', { name: '아이디 또는 휴대폰 번호' })).toHaveValue('moonlit07');
  });

  it('counts on when it is opened anew, for whom the code went to and nobody else', async () => {
    kindOperator();
    const first = await openTab();
    await first.person.type(number(), '01048217');
    await first.person.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeDisabled());
    first.unmount();
    const { person } = await openTab();
    expect(sendButton()).toBeEnabled();
    await person.type(number(), '01048217');
    await waitFor(() => expect(sendButton()).toBeDisabled());
    await person.type(number(), '{Backspace}8');
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });

  it('sends nothing to what is no number of the merchant’s rule', async () => {
    const operator = kindOperator();
    const { person } = await openTab();
    await person.type(number(), '010-48');
    await person.click(sendButton());
    expect(await screen.findByText('휴대폰 번호를 확인하세요.')).toBeInTheDocument();
    expect(number()).toHaveFocus();
    await person.click(enterButton());
    expect(await screen.findByText('인증번호를 입력하세요.')).toBeInTheDocument();
    expect(operator.calls(sendSms)).toHaveLength(0);
    expect(operator.calls(login)).toHaveLength(0);
  });

  it('takes another country', async () => {
    const operator = kindOperator();
    const { person } = await openTab();
    await person.type(screen.getByRole('combobox', { name: '국가 번호' }), '베트남{Enter}');
    await person.type(number(), '90123456');
    await person.click(sendButton());
    await waitFor(() => expect(operator.calls(sendSms)[0]?.request).toMatchObject({ countryDialingCode: '84' }));
  });

  it('tells in a warning with OK that a code could not be sent, and can be asked again', async () => {
    kindOperator().answer(sendSms, () => refuse('verification.too.frequent', { retryAfterSeconds: 300 }, 429));
    const { person, shown } = await openTab();
    await person.type(number(), '01048217');
    await person.click(sendButton());
    await waitFor(() =>
      expect(shown).toMatchObject([
        {
          title: 'auth:code.notSent',
          body: 'auth:error.verification_too_frequent',
          values: { minutes: 5 },
          buttons: [{ label: 'auth:notice.ok' }],
        },
      ]),
    );
    expect(sendButton()).toBeEnabled();
  });

  it('sends and signs in once a second at most together', async () => {
    const operator = kindOperator();
    const { person } = await openTab();
    await person.type(number(), '01048217');
    await person.click(sendButton());
    await waitFor(() => expect(code()).toHaveFocus());
    await person.type(code(), '123456');
    await person.click(enterButton());
    await waitFor(() => expect(operator.calls(login)).toHaveLength(1), { timeout: 3000 });
    const gap = (operator.calls(login)[0]?.atMs ?? 0) - (operator.calls(sendSms)[0]?.atMs ?? 0);
    expect(gap).toBeGreaterThanOrEqual(995);
  });

  it('says under the code that it is wrong or over, and keeps what was typed', async () => {
    const operator = kindOperator();
    operator.answer(login, () => refuse('verification.code.expired'));
    const { person } = await openTab();
    await person.type(number(), '01048217');
    await person.type(code(), '123456');
    await person.click(enterButton());
    await waitFor(() => expect(code()).toHaveAccessibleDescription('인증번호가 만료되었습니다. 다시 받으세요.'));
    expect(code()).toHaveFocus();
    expect([number(), code()].map((field) => (field as HTMLInputElement).value)).toEqual(['01048217', '123456']);
    expect(operator.calls(login)).toHaveLength(1);
  });

  it('asks nobody for a new password: none was used', async () => {
    kindOperator().answer(login, () => ({ ...signedIn, passwordExpired: true }));
    const { person, close, opener } = await openTab();
    await person.type(number(), '01048217');
    await person.type(code(), '123456');
    await person.click(enterButton());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(opener).not.toHaveBeenCalled();
  });

  it('remembers number and country for the next time only when it was wished', async () => {
    const operator = kindOperator();
    const first = await openTab();
    await first.person.type(number(), '01048217');
    await first.person.type(code(), '123456');
    await first.person.click(screen.getByRole('checkbox', { name: '로그인 정보 하루 저장' }));
    await first.person.click(enterButton());
    await waitFor(() => expect(first.close).toHaveBeenCalled());
    expect(readCookie('smsLogin')).toBe('82 01048217');
    expect(operator.calls(login)[0]?.request.remember).toBe(true);
    first.unmount();
    freshVisitor('/index');
    removeCookie('rememberedPassword');
    const second = await openTab();
    expect(number()).toHaveValue('01048217');
    await second.person.click(screen.getByRole('checkbox', { name: '로그인 정보 하루 저장' }));
    await second.person.type(code(), '123456');
    await second.person.click(enterButton());
    await waitFor(() => expect(second.close).toHaveBeenCalled());
    expect(readCookie('smsLogin')).toBeUndefined();
    expect(readCookie('remember')).toBeUndefined();
  });

  it.each(['MOBILEVERCODELOGIN3', 'VERIFICATION3'])('is not offered without %s', (missing) => {
    kindOperator();
    setSwitches(
      ['MOBILEVERCODELOGIN3', 'VERIFICATION3']
        .filter((modId) => modId !== missing)
        .map((modId) => ({ modId, enabled: '1' })),
    );
    renderDialog(LoginDialog, {});
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByLabelText('비밀번호')).toBeInTheDocument();
  });
});
