import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { addPasskey, beginPasskey, getPasskeys, getSecurityConfig, removePasskey } from '@tessera/shared/wire/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { type FakeDevice, giveDevice, takeDeviceAway } from '../../testing/fake-device.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import SecurityCenterPage from './security-center.page.tsx';

const here = window.location.hostname;
const own = { id: 4, name: '내 전화', host: here, createdAtMs: 0, lastUsedAtMs: Date.UTC(2026, 10, 20, 12, 7) };
const other = { id: 3, name: '회사 노트북', host: 'other.example', createdAtMs: 0, lastUsedAtMs: null };
const options = {
  rp: { id: here, name: 'Aurora' },
  user: { id: 'bWVtYmVyLTc', name: 'moonlit07', displayName: 'moonlit07' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [{ id: 'b2xk', type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} as const;

let operator: FakeOperator;
let device: FakeDevice;
let told: ToastMessage[] = [];
beforeAll(async () => {
  await prepareSite();
  receiveToasts((change) => 'show' in change && told.push(change.show));
});
beforeEach(() => {
  freshVisitor('/member/securityCenter');
  told = [];
  device = giveDevice();
  operator = kindOperator();
  signInForTest({ account: 'moonlit07' });
  operator.answer(getPasskeys, () => [own, other]);
  operator.answer(beginPasskey, () => options as never);
  operator.answer(addPasskey, () => null);
  operator.answer(removePasskey, () => null);
});
afterEach(takeDeviceAway);

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
async function open(button: string) {
  const view = renderDialog(SecurityCenterPage as never, {});
  await view.person.click(await screen.findByRole('button', { name: button }));
  return view;
}

describe('passkeys in the security centre', () => {
  it('are listed by name, with the last use and the host of those that are not for this one', async () => {
    renderDialog(SecurityCenterPage as never, {});
    const row = (await screen.findByText('내 전화')).closest('li') as HTMLElement;
    expect(within(row).getByText('마지막 사용 2026-11-20 21:07')).toBeInTheDocument();
    expect(screen.getByText('other.example · 아직 쓰지 않았습니다')).toBeInTheDocument();
  });

  it('are made by the password and the device, under the name that was given', async () => {
    const { person } = await open('새 패스키: 추가하기');
    await person.clear(field('패스키 이름'));
    await person.type(field('패스키 이름'), '  침대 옆 ');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    await person.click(screen.getByRole('button', { name: '패스키 만들기' }));
    await waitFor(() => expect(told).toMatchObject([{ tone: 'ok', title: '침대 옆 패스키를 추가했습니다' }]));
    expect(operator.calls(beginPasskey)[0]?.request).toEqual({ password: 'Play1234' });
    expect(device.asked[0]?.publicKey).toMatchObject({ rp: options.rp, excludeCredentials: [{ type: 'public-key' }] });
    expect(operator.calls(addPasskey)[0]?.request).toMatchObject({
      name: '침대 옆',
      passkey: { response: { attestationObject: 'YXR0ZXN0YXRpb24', transports: ['internal'] } },
    });
    await waitFor(() => expect(operator.calls(getPasskeys)).toHaveLength(2));
    expect(screen.queryByLabelText('패스키 이름')).not.toBeInTheDocument();
  });

  it('are not made without the password, nor twice on one device', async () => {
    operator.answer(beginPasskey, () => refuse('password.old.wrong'));
    const { person } = await open('새 패스키: 추가하기');
    await person.type(field('패스키 이름'), '내 전화');
    await person.type(field('로그인 비밀번호'), 'Wrong123');
    const submit = screen.getByRole('button', { name: '패스키 만들기' });
    await person.click(submit);
    await waitFor(() =>
      expect(field('로그인 비밀번호')).toHaveAccessibleDescription('로그인 비밀번호가 올바르지 않습니다.'),
    );
    expect(device.asked).toHaveLength(0);
    operator.answer(beginPasskey, () => options as never);
    device.failNext('InvalidStateError');
    await person.click(submit);
    expect(await screen.findByText('이 기기의 패스키가 이미 등록되어 있습니다.')).toBeInTheDocument();
    expect(operator.calls(addPasskey)).toHaveLength(0);
  });

  it('are removed by the password', async () => {
    const { person } = await open('회사 노트북: 지우기');
    await person.type(field('로그인 비밀번호'), 'Play1234');
    operator.answer(getPasskeys, () => [own]);
    await person.click(screen.getByRole('button', { name: '패스키 지우기' }));
    await waitFor(() => expect(told).toMatchObject([{ title: '회사 노트북 패스키를 지웠습니다' }]));
    expect(operator.calls(removePasskey)[0]?.request).toEqual({ id: 3, password: 'Play1234' });
    await waitFor(() => expect(screen.queryByText('회사 노트북')).not.toBeInTheDocument());
  });

  it('are made and removed by a code to its number where the account has no password', async () => {
    operator.answer(getSecurityConfig, () => ({
      passwordChangedAtMs: null,
      mobile: { masked: '104821****', dialingCode: '82', isVerified: true },
      email: { masked: '', isVerified: false },
      hasPaymentPassword: false,
      authenticator: { isEnrolled: false, recoveryCodesLeft: 0 },
      previousSignInMs: null,
    }));
    const { person } = await open('회사 노트북: 지우기');
    await person.type(await screen.findByLabelText('내 번호로 받은 인증번호'), '123456');
    await person.click(screen.getByRole('button', { name: '패스키 지우기' }));
    await waitFor(() => expect(operator.calls(removePasskey)[0]?.request).toEqual({ id: 3, ownerCode: '123456' }));
    await person.click(screen.getByRole('button', { name: '새 패스키: 추가하기' }));
    await person.type(field('패스키 이름'), '침대 옆');
    await person.type(field('내 번호로 받은 인증번호'), '654321');
    await person.click(screen.getByRole('button', { name: '패스키 만들기' }));
    await waitFor(() => expect(operator.calls(beginPasskey)[0]?.request).toEqual({ ownerCode: '654321' }));
    expect(screen.queryByLabelText('로그인 비밀번호')).not.toBeInTheDocument();
  });

  it('can be removed but not made in a browser that knows none', async () => {
    takeDeviceAway();
    renderDialog(SecurityCenterPage as never, {});
    expect(await screen.findByRole('button', { name: '내 전화: 지우기' })).toBeInTheDocument();
    expect(screen.getByText('이 브라우저에서는 패스키를 만들 수 없습니다.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '새 패스키: 추가하기' })).not.toBeInTheDocument();
  });

  it('have room for the first one when there is none yet', async () => {
    operator.answer(getPasskeys, () => []);
    renderDialog(SecurityCenterPage as never, {});
    expect(await screen.findByRole('button', { name: '새 패스키: 추가하기' })).toBeInTheDocument();
  });
});
