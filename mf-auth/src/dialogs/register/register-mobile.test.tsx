import type { SwitchName } from '@tessera/shared/switches';
import { refuse } from '@tessera/shared/testing';
import {
  confirmPhoneAuthCode,
  getRegisterSettings,
  phoneAuthFaults,
  register,
  registerByMobile,
  sendPhoneAuthCode,
  sendRegisterSms,
} from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import ko from '../../../locales/ko.json';
import { forgetLocks } from '../../features/code/code-sender.ts';
import { kindOperator, rule, settings } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog, switchOnly } from '../../testing/render-dialog.tsx';
import RegisterDialog from './register.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => {
  forgetLocks();
  freshVisitor('/register');
});

const on = (...names: SwitchName[]) => switchOnly('REG3', 'CAPTCHA3', ...names);
const both: SwitchName[] = ['MOBILENUMREG3', 'USERNAMEREG3', 'MOBILENUMPASSREG3'];
const number = () => screen.findByLabelText('휴대폰', { selector: 'input[name="mobileNum"]' });
const code = () => screen.getByLabelText('인증번호');
const sendButton = () => screen.getByRole('button', { name: /인증번호 받기|다시 받기/ });
const digitsOfNumber = { acceptedPattern: '[0-9]+', minLength: 6, maxLength: 15 } as const;
const errors: Readonly<Record<string, string>> = ko.error;
const messageOf = (fault: string) => errors[`phone_auth_${fault.replaceAll('.', '_')}`] ?? 'missing';

async function open() {
  const view = renderDialog(RegisterDialog, {});
  const mobileNum = await number();
  const submit = async () => view.person.click(screen.getByRole('button', { name: '가입하기' }));
  const consent = async () => view.person.click(screen.getByRole('checkbox'));
  return { ...view, mobileNum, submit, consent };
}

describe('the ways to register', () => {
  it.each([
    ['both: by mobile first', both, ['아이디', '휴대폰'], '휴대폰'],
    ['by mobile only', ['MOBILENUMREG3'], [], ''],
    ['by username only', ['USERNAMEREG3'], [], ''],
  ] as const)('%s', async (_, switches, tabs, chosen) => {
    kindOperator();
    on(...switches);
    renderDialog(RegisterDialog, {});
    await number();
    expect(screen.queryAllByRole('radio').map((tab) => tab.closest('label')?.textContent)).toEqual(tabs);
    if (chosen) expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
    const byUsername = !chosen && switches.some((name) => name === 'USERNAMEREG3');
    expect(screen.queryAllByLabelText('아이디', { selector: '[name="username"]' })).toHaveLength(byUsername ? 1 : 0);
  });

  it('keep what was typed from one to the other', async () => {
    kindOperator();
    on(...both);
    const { person, mobileNum } = await open();
    await person.type(mobileNum, '0104');
    await person.click(screen.getByRole('radio', { name: '아이디' }));
    expect(await number()).toHaveValue('0104');
  });
});

describe('registering by mobile', () => {
  it('sends the number as username, the password twice and the code', async () => {
    const operator = kindOperator();
    on(...both);
    const { person, mobileNum, close, consent, submit } = await open();
    await person.type(mobileNum, '010-482-17');
    await person.click(sendButton());
    await waitFor(() => expect(code()).toHaveFocus());
    expect(operator.calls(sendRegisterSms)[0]?.request).toEqual({
      mobileNo: '01048217',
      countryDialingCode: '82',
      registrationType: 'mobile',
    });
    await person.type(code(), '123456');
    await person.type(screen.getByLabelText('비밀번호'), 'abc123');
    await consent();
    await submit();
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(operator.calls(registerByMobile)[0]?.request).toMatchObject({
      username: '01048217',
      mobileNum: '01048217',
      countryDialingCode: '82',
      password: 'abc123',
      confirmPassword: 'abc123',
      verificationCode: '123456',
      login: true,
      registerMethod: 'WEB',
      registerUrl: window.location.href,
      domain: 'localhost',
    });
  });

  it.each([
    ['with its country', '+84 912 345 678', '912345678'],
    ['as in its country', '0912 345 678', '0912345678'],
  ])('a number written %s is taken, and sent without the code of its country', async (_, typed, sent) => {
    const operator = kindOperator();
    operator.answer(getRegisterSettings, () => ({
      ...settings,
      rules: [...settings.rules.filter(({ field }) => field !== 'mobileNum'), rule('mobileNum', digitsOfNumber)],
    }));
    on('MOBILENUMREG3');
    const { person, mobileNum, consent, submit, close } = await open();
    await person.type(screen.getByRole('combobox', { name: '국가 번호' }), '베트남{Enter}');
    await person.type(mobileNum, typed);
    await person.click(sendButton());
    await waitFor(() => expect(code()).toHaveFocus());
    await person.type(code(), '123456');
    await consent();
    await submit();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(sendRegisterSms)[0]?.request).toMatchObject({ mobileNo: sent, countryDialingCode: '84' });
    expect(operator.calls(registerByMobile)[0]?.request).toMatchObject({ mobileNum: sent, countryDialingCode: '84' });
  });

  it('counts down for the number that the code went to: a corrected one is asked for at once', async () => {
    const operator = kindOperator();
    on(...both);
    const { person, mobileNum } = await open();
    await person.type(mobileNum, '01048217');
    await person.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeDisabled());
    await person.type(mobileNum, '{Backspace}8');
    await waitFor(() => expect(screen.getByRole('button', { name: '인증번호 받기' })).toBeEnabled());
    await person.click(sendButton());
    await waitFor(() =>
      expect(operator.calls(sendRegisterSms).map(({ request }) => request.mobileNo)).toEqual(['01048217', '01048218']),
    );
    await waitFor(() => expect(sendButton()).toBeDisabled());
    await person.type(mobileNum, '{Backspace}7');
    await waitFor(() => expect(sendButton()).toHaveTextContent(/다시 받기 \d:\d\d/));
    expect(sendButton()).toBeDisabled();
  });

  it('asks for no password without MOBILENUMPASSREG3', async () => {
    const operator = kindOperator();
    on('MOBILENUMREG3');
    const { person, mobileNum, close, consent, submit } = await open();
    expect(screen.queryByLabelText('비밀번호')).not.toBeInTheDocument();
    await person.type(mobileNum, '01048217');
    await person.type(code(), '123456');
    await consent();
    await submit();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(registerByMobile)[0]?.request).not.toMatchObject({ password: expect.stringMatching(/./) });
  });

  it('always wants the code; a wrong one is told under it, and nothing that was typed goes', async () => {
    const operator = kindOperator();
    operator.answer(registerByMobile, () => refuse('verification.code.invalid'));
    on('MOBILENUMREG3');
    const { person, mobileNum, consent, submit } = await open();
    await person.type(mobileNum, '01048217');
    await consent();
    await submit();
    await waitFor(() => expect(code()).toHaveAccessibleDescription('인증번호를 입력하세요.'));
    expect(operator.calls(registerByMobile)).toHaveLength(0);
    await person.type(code(), '000000');
    await submit();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(ko.error.verification_code_invalid));
    expect(code()).toHaveFocus();
    expect([mobileNum, code()].map((field) => (field as HTMLInputElement).value)).toEqual(['01048217', '000000']);
  });

  it('counts down from the minutes that the operator gave, and tells a refused code in a warning', async () => {
    const operator = kindOperator();
    on('MOBILENUMREG3');
    const { person, mobileNum, shown } = await open();
    await person.type(mobileNum, '01048217');
    operator.answer(sendRegisterSms, () => refuse('verification.too.frequent', { retryAfterSeconds: 300 }, 429));
    await person.click(sendButton());
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(JSON.stringify(shown[0])).toContain('verification_too_frequent');
    operator.answer(sendRegisterSms, () => ({ expiredMinutes: 2 }));
    await person.click(sendButton());
    await waitFor(() => expect(sendButton()).toHaveTextContent(/다시 받기 (2:00|1:5\d)/));
    expect(sendButton()).toBeDisabled();
  });

  it('tells under the number that it has an account already', async () => {
    kindOperator().answer(sendRegisterSms, () => refuse('register.mobile.taken'));
    on('MOBILENUMREG3');
    const { person, mobileNum, shown } = await open();
    await person.type(mobileNum, '01048217');
    await person.click(sendButton());
    await waitFor(() => expect(mobileNum).toHaveAccessibleDescription(ko.error.register_mobile_taken));
    expect(shown).toMatchObject([{ title: 'auth:code.notSent', body: 'auth:error.register_mobile_taken' }]);
    await waitFor(() => expect(mobileNum).toHaveFocus());
  });
});

describe('registering by username with REGMOBVERF3', () => {
  it('wants number and code, and has the code sent for a registration by username', async () => {
    const operator = kindOperator();
    on('USERNAMEREG3', 'REGMOBVERF3');
    const { person, mobileNum, consent, submit, close } = await open();
    await person.type(await screen.findByLabelText('아이디'), 'moonlit07');
    await person.type(screen.getByLabelText('비밀번호'), 'abc123');
    await person.type(screen.getByLabelText('비밀번호 확인'), 'abc123');
    await consent();
    await submit();
    await waitFor(() => expect(code()).toBeInvalid());
    expect(mobileNum).toBeInvalid();
    await person.type(mobileNum, '01048217');
    await person.click(sendButton());
    await waitFor(() =>
      expect(operator.calls(sendRegisterSms)[0]?.request).toMatchObject({ registrationType: 'username' }),
    );
    await person.type(code(), '123456');
    await submit();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(register)[0]?.request).toMatchObject({ mobileNum: '01048217', verificationCode: '123456' });
  });
});

describe('a third-party channel', () => {
  function withChannel(name: string) {
    const operator = kindOperator();
    operator.answer(getRegisterSettings, () => ({ ...settings, phoneAuth: name }));
    operator.answer(sendPhoneAuthCode, () => ({ expiredMinutes: 1 }));
    operator.answer(confirmPhoneAuthCode, () => ({ idToken: 'proof-1' }));
    on('MOBILENUMREG3');
    return operator;
  }

  it('proves the number before the registration, once however often that is tried', async () => {
    const operator = withChannel('sandbox');
    operator.answer(registerByMobile, () => refuse('request.too.frequent', {}, 429));
    const { person, mobileNum, consent, submit } = await open();
    await person.type(mobileNum, '01048217');
    await person.click(sendButton());
    await waitFor(() => expect(sendButton()).toHaveTextContent(/다시 받기 (1:00|0:5\d)/));
    expect(operator.calls(sendRegisterSms)).toHaveLength(0);
    await person.type(code(), '123456');
    await consent();
    await submit();
    await waitFor(() => expect(operator.calls(registerByMobile)).toHaveLength(1));
    expect(await screen.findByText(ko.error.request_too_frequent)).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(operator.calls(registerByMobile)).toHaveLength(2), { timeout: 3000 });
    const sent = operator.calls(registerByMobile)[1]?.request;
    expect(sent).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'proof-1' });
    expect(sent).not.toHaveProperty('verificationCode');
    expect(operator.calls(confirmPhoneAuthCode)).toHaveLength(1);
  });

  it.each(phoneAuthFaults)('tells %s in its place when a code is asked for', async (fault) => {
    const operator = withChannel('sandbox');
    operator.answer(sendPhoneAuthCode, () => refuse(`phone.auth.${fault}`));
    const { person, mobileNum, shown } = await open();
    await person.type(mobileNum, '01048217');
    await person.click(sendButton());
    await waitFor(() => expect(JSON.stringify(shown)).toContain(`phone_auth_${fault.replaceAll('.', '_')}`));
    const beneath = fault.startsWith('number.') ? messageOf(fault) : '';
    await waitFor(() => expect(mobileNum).toHaveAccessibleDescription(beneath));
  });

  it.each(phoneAuthFaults)('tells %s in its place when the code is checked', async (fault) => {
    const operator = withChannel('sandbox');
    operator.answer(confirmPhoneAuthCode, () => refuse(`phone.auth.${fault}`));
    const { person, mobileNum, consent, submit } = await open();
    await person.type(mobileNum, '01048217');
    await person.type(code(), '123456');
    await consent();
    await submit();
    const message = messageOf(fault);
    if (fault.startsWith('number.')) await waitFor(() => expect(mobileNum).toHaveAccessibleDescription(message));
    else if (fault.startsWith('code.')) await waitFor(() => expect(code()).toHaveAccessibleDescription(message));
    else expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(operator.calls(registerByMobile)).toHaveLength(0);
  });

  it('that this release does not bring is told as an unknown error', async () => {
    withChannel('somebody-else');
    const { person, mobileNum, shown } = await open();
    await person.type(mobileNum, '01048217');
    await person.click(sendButton());
    await waitFor(() => expect(JSON.stringify(shown)).toContain('phone_auth_unknown'));
  });
});
