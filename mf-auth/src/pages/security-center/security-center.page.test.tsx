import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, refuse, signInForTest, withPointer } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import {
  beginAuthenticator,
  bindEmail,
  bindMobile,
  changePassword,
  confirmAuthenticator,
  getPasskeys,
  getSecurityConfig,
  getSessions,
  removeAuthenticator,
  revokeSession,
  sendEmailCode,
  sendMobileCode,
  sendOwnerCode,
  setPaymentPassword,
} from '@tessera/shared/wire/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { forgetLocks } from '../../features/code/code-sender.ts';
import { kindOperator, passwordAlone } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import SecurityCenterPage from './security-center.page.tsx';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const [session] = recorded(getSessions);
const sessions = [
  { ...session, id: 1, isCurrent: true, ip: '203.0.113.7', userAgent: chrome, createdAtMs: 0, remembered: null },
  { ...session, id: 2, isCurrent: false, ip: '198.51.100.9', userAgent: '', createdAtMs: 0, remembered: null },
];

let operator: FakeOperator;
let told: ToastMessage[] = [];
beforeAll(async () => {
  await prepareSite();
  receiveToasts((change) => 'show' in change && told.push(change.show));
});
beforeEach(() => {
  forgetLocks();
  freshVisitor('/member/securityCenter');
  setSwitches(['PASS3', 'VERIFICATION3'].map((modId) => ({ modId, enabled: '1' })));
  told = [];
  operator = kindOperator();
  signInForTest({ account: 'moonlit07' });
  operator.answer(getSecurityConfig, () => passwordAlone);
  operator.answer(getSessions, () => sessions);
  operator.answer(sendMobileCode, () => ({ expiredMinutes: 3 }));
  operator.answer(sendEmailCode, () => ({ expiredMinutes: 3 }));
  operator.answer(bindMobile, () => null);
  operator.answer(bindEmail, () => null);
  operator.answer(setPaymentPassword, () => null);
  operator.answer(revokeSession, () => null);
});

async function open(button: string) {
  const view = renderDialog(SecurityCenterPage as never, {});
  await view.person.click(await screen.findByRole('button', { name: button }));
  return view;
}
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const press = (person: ReturnType<typeof renderDialog>['person'], name: string) =>
  person.click(screen.getByRole('button', { name }));

describe('the security centre', () => {
  it('says who it is about, when they last signed in, and what guards the account', async () => {
    renderDialog(SecurityCenterPage as never, {});
    expect(await screen.findByText('moonlit07 · 지난 로그인 2026-11-20 21:07')).toBeInTheDocument();
    expect(screen.getByText('2026-03-02 12:00 변경')).toBeInTheDocument();
    expect(screen.getByText('pl****@example.com').closest('li')).toHaveTextContent('확인 전');
    expect(screen.getByText('등록한 것이 없습니다.')).toBeInTheDocument();
  });

  it('writes a number that is the account’s name by the mask of that name', async () => {
    signInForTest({ account: '0912345678' });
    operator.answer(getSecurityConfig, () => ({
      ...passwordAlone,
      mobile: { masked: '91234****', dialingCode: '84', isVerified: true },
    }));
    renderDialog(SecurityCenterPage as never, {});
    expect(await screen.findByText('091234****')).toBeInTheDocument();
    expect(screen.queryByText('+84 91234****')).not.toBeInTheDocument();
  });

  it('offers no change that the merchant has switched off', async () => {
    setSwitches([]);
    renderDialog(SecurityCenterPage as never, {});
    await screen.findByRole('button', { name: '이메일: 확인하기' });
    expect(screen.queryByRole('button', { name: /^로그인 비밀번호/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^휴대폰/ })).not.toBeInTheDocument();
  });

  it.each([
    ['has no security configuration', () => refuse('function.not.available')],
    ['leaves all of it out', () => ({})],
  ])('lets the password be changed at an operator that %s', async (_, answer) => {
    operator.answer(getSecurityConfig, answer);
    await open('로그인 비밀번호: 바꾸기');
    expect(field('새 비밀번호')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(이메일|휴대폰|출금 비밀번호|인증 앱)/ })).not.toBeInTheDocument();
  });

  it('lets an account without a password set one by a code to its number, and says how it stands', async () => {
    operator.answer(getSecurityConfig, () => ({ ...passwordAlone, passwordChangedAtMs: null }));
    operator.answer(sendOwnerCode, () => ({ expiredMinutes: 3 }));
    operator.answer(changePassword, () => refuse('owner.code.invalid'));
    const { person } = await open('로그인 비밀번호: 설정하기');
    expect(screen.getByText('아직 없습니다. 인증번호로만 로그인합니다.')).toBeInTheDocument();
    expect(screen.queryByLabelText('지금 비밀번호')).not.toBeInTheDocument();
    await press(person, '인증번호 받기');
    await waitFor(() => expect(field('내 번호로 받은 인증번호')).toHaveFocus());
    await person.type(field('내 번호로 받은 인증번호'), '123456');
    await person.type(field('새 비밀번호'), 'newer77');
    await person.type(field('새 비밀번호 확인'), 'newer78');
    await press(person, '비밀번호 설정하기');
    expect(await screen.findByText('두 입력이 서로 다릅니다.')).toBeInTheDocument();
    expect(operator.calls(changePassword)).toEqual([]);
    await person.type(field('새 비밀번호 확인'), '{Backspace}7');
    await press(person, '비밀번호 설정하기');
    await waitFor(() => expect(field('내 번호로 받은 인증번호')).toBeInvalid());
    operator.answer(changePassword, () => null);
    operator.answer(getSecurityConfig, () => passwordAlone);
    await press(person, '비밀번호 설정하기');
    expect(await screen.findByRole('button', { name: '로그인 비밀번호: 바꾸기' })).toBeInTheDocument();
    expect(told).toMatchObject([{ tone: 'ok', title: '비밀번호를 설정했습니다' }]);
    expect(operator.calls(changePassword)[1]?.request).toEqual({
      ownerCode: '123456',
      newPassword: 'newer77',
      confirmNewPassword: 'newer77',
    });
  });

  it('binds a number by the code that came to it and the password, and then asks anew how the account stands', async () => {
    const { person } = await open('휴대폰: 설정하기');
    await screen.findByDisplayValue('+82');
    await person.type(field('휴대폰'), '010-4821-7');
    await press(person, '인증번호 받기');
    await waitFor(() =>
      expect(operator.calls(sendMobileCode)[0]?.request).toEqual({ mobileNum: '01048217', countryDialingCode: '82' }),
    );
    await person.type(field('인증번호'), '123456');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    await press(person, '휴대폰 등록하기');
    await waitFor(() => expect(told).toMatchObject([{ tone: 'ok', title: '보안 설정을 저장했습니다' }]));
    expect(operator.calls(bindMobile)[0]?.request).toEqual({
      mobileNum: '01048217',
      countryDialingCode: '82',
      verificationCode: '123456',
      password: 'Play1234',
    });
    await waitFor(() => expect(operator.calls(getSecurityConfig)).toHaveLength(2));
    expect(screen.queryByLabelText('인증번호')).not.toBeInTheDocument();
  });

  it('confirms the address that was given without asking for it again', async () => {
    const { person } = await open('이메일: 확인하기');
    expect(field('이메일')).toHaveValue('pl****@example.com');
    expect(field('이메일')).toHaveAttribute('readonly');
    await press(person, '인증번호 받기');
    await waitFor(() => expect(operator.calls(sendEmailCode)[0]?.request).toEqual({}));
    await person.type(field('인증번호'), '123456');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    await press(person, '확인하기');
    await waitFor(() =>
      expect(operator.calls(bindEmail)[0]?.request).toEqual({ verificationCode: '123456', password: 'Play1234' }),
    );
  });

  it('binds another address likewise, and says in its field what the operator refuses', async () => {
    operator.answer(bindEmail, () => refuse('password.old.wrong'));
    const { person } = await open('이메일: 확인하기');
    await press(person, '다른 주소 쓰기');
    await person.type(field('이메일'), 'moon@example.com');
    await press(person, '인증번호 받기');
    await waitFor(() => expect(operator.calls(sendEmailCode)[0]?.request).toEqual({ email: 'moon@example.com' }));
    await person.type(field('인증번호'), '123456');
    await person.type(field('로그인 비밀번호'), 'Wrong123');
    await press(person, '이메일 등록하기');
    await waitFor(() =>
      expect(field('로그인 비밀번호')).toHaveAccessibleDescription('로그인 비밀번호가 올바르지 않습니다.'),
    );
    expect(told).toEqual([]);
  });

  it('says above the button what is refused of the known number, whose field is not there to say it', async () => {
    operator.answer(getSecurityConfig, () => ({
      ...passwordAlone,
      mobile: { masked: '104821****', dialingCode: '82', isVerified: false },
    }));
    operator.answer(bindMobile, () => refuse('register.mobile.taken'));
    const { person } = await open('휴대폰: 확인하기');
    await person.type(field('인증번호'), '123456');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    await press(person, '확인하기');
    expect(await screen.findByRole('alert')).toHaveTextContent('이미 쓰고 있는 휴대폰 번호입니다.');
    await press(person, '다른 번호 쓰기');
    await screen.findByDisplayValue('+82');
    await person.type(field('휴대폰'), '01048217');
    await person.type(field('인증번호'), '123456');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    await press(person, '휴대폰 등록하기');
    await waitFor(() => expect(field('휴대폰')).toHaveAccessibleDescription('이미 쓰고 있는 휴대폰 번호입니다.'));
  });

  it('keeps no code and no waiting of the known address for another one', async () => {
    const { person } = await open('이메일: 확인하기');
    await press(person, '인증번호 받기');
    await person.type(field('인증번호'), '123456');
    expect(screen.getByRole('button', { name: /^다시 받기 / })).toBeDisabled();
    await press(person, '다른 주소 쓰기');
    expect(field('인증번호')).toHaveValue('');
    expect(screen.getByRole('button', { name: '인증번호 받기' })).toBeEnabled();
  });

  it('counts on while its row is closed, so that opening it again sends no second code', async () => {
    const { person } = await open('이메일: 확인하기');
    await press(person, '인증번호 받기');
    await press(person, '이메일: 닫기');
    await press(person, '이메일: 확인하기');
    expect(screen.getByRole('button', { name: /^다시 받기 / })).toBeDisabled();
    expect(operator.calls(sendEmailCode)).toHaveLength(1);
  });

  it('sets a withdrawal password of six digits, written twice', async () => {
    const { person } = await open('출금 비밀번호: 설정하기');
    expect(screen.queryByLabelText('지금 출금 비밀번호')).not.toBeInTheDocument();
    await person.type(field('새 출금 비밀번호'), '48291');
    await person.type(field('새 출금 비밀번호 확인'), '482913');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    await press(person, '출금 비밀번호 저장하기');
    expect(await screen.findByText('두 입력이 서로 다릅니다.')).toBeInTheDocument();
    expect(field('새 출금 비밀번호')).toBeInvalid();
    await person.type(field('새 출금 비밀번호'), '3');
    await press(person, '출금 비밀번호 저장하기');
    await waitFor(() =>
      expect(operator.calls(setPaymentPassword)[0]?.request).toEqual({
        password: 'Play1234',
        paymentPassword: '482913',
      }),
    );
  });

  it('asks for the old digits when there are some', async () => {
    operator.answer(getSecurityConfig, () => ({ ...passwordAlone, hasPaymentPassword: true }));
    await open('출금 비밀번호: 바꾸기');
    expect(field('지금 출금 비밀번호')).toBeInTheDocument();
  });

  it('enrols an app by its code, and shows the recovery codes until they are kept', async () => {
    operator.answer(beginAuthenticator, () => ({
      secret: 'GEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Aurora:m?secret=G',
    }));
    operator.answer(confirmAuthenticator, () => ({ recoveryCodes: ['ABCDE-FGH23', 'JKLMN-PQR45'] }));
    withPointer('fine');
    const { person } = await open('인증 앱: 설정하기');
    expect(field('로그인 비밀번호')).toHaveFocus();
    await person.keyboard('Play1234{Enter}');
    expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    expect(field('인증 앱 코드')).toHaveFocus();
    operator.answer(getSecurityConfig, () => ({
      ...passwordAlone,
      authenticator: { isEnrolled: true, recoveryCodesLeft: 10 },
    }));
    await person.keyboard('123456{Enter}');
    expect(await screen.findByText('ABCDE-FGH23')).toBeInTheDocument();
    expect(screen.getByText('ABCDE-FGH23').closest('[role="group"]')).toHaveFocus();
    await screen.findByText('쓰고 있습니다. 남은 복구 코드 10개');
    expect(screen.getByText('JKLMN-PQR45')).toBeInTheDocument();
    await press(person, '적어 두었습니다');
    expect(screen.queryByText('ABCDE-FGH23')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^인증 앱: / })).toHaveFocus();
  });

  it('takes the app off by a code and the password', async () => {
    operator.answer(getSecurityConfig, () => ({
      ...passwordAlone,
      authenticator: { isEnrolled: true, recoveryCodesLeft: 8 },
    }));
    operator.answer(removeAuthenticator, () => null);
    const { person } = await open('인증 앱: 인증 앱 해제하기');
    await person.type(field('인증 앱 코드'), '123456');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    await press(person, '인증 앱 해제하기');
    await waitFor(() =>
      expect(operator.calls(removeAuthenticator)[0]?.request).toEqual({ password: 'Play1234', code: '123456' }),
    );
  });

  it('ends a sign-in elsewhere, and never the one at hand', async () => {
    const { person } = renderDialog(SecurityCenterPage as never, {});
    const here = (await screen.findByText('Chrome · Windows')).closest('li');
    expect(here).toHaveTextContent('지금 여기');
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await screen.findByRole('button', { name: '알 수 없는 기기: 로그아웃시키기' });
    operator.answer(getSessions, () => sessions.slice(0, 1));
    await press(person, '알 수 없는 기기: 로그아웃시키기');
    await waitFor(() => expect(told).toMatchObject([{ tone: 'ok' }]));
    expect(operator.calls(revokeSession)[0]?.request).toEqual({ id: 2 });
    await waitFor(() => expect(operator.calls(getSessions)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('list', { name: '로그인 중인 곳' })).toHaveFocus());
  });

  it('leaves out passkeys and signed-in devices where the operator has no such call, and shows a real failure', async () => {
    const panels = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
    for (const endpoint of [getPasskeys, getSessions])
      operator.answer(endpoint, () => refuse('function.not.available'));
    const { unmount } = renderDialog(SecurityCenterPage as never, {});
    await screen.findByText('2026-03-02 12:00 변경');
    await waitFor(() => expect(panels()).not.toContain('패스키'));
    await waitFor(() => expect(panels()).not.toContain('로그인 중인 곳'));
    expect(panels()).toContain('보안 설정');
    unmount();
    for (const endpoint of [getPasskeys, getSessions]) operator.answer(endpoint, () => refuse('system.error', {}, 500));
    renderDialog(SecurityCenterPage as never, {});
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(panels()).toEqual(expect.arrayContaining(['패스키', '로그인 중인 곳']));
  });

  it('says that it could not be asked, and asks again', async () => {
    operator.answer(getSecurityConfig, () => refuse('system.error', {}, 500));
    const { person } = renderDialog(SecurityCenterPage as never, {});
    const alert = await screen.findByRole('alert');
    operator.answer(getSecurityConfig, () => passwordAlone);
    await person.click(within(alert).getByRole('button'));
    expect(await screen.findByText('2026-03-02 12:00 변경')).toBeInTheDocument();
  });
});
