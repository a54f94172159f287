import { sessionState } from '@tessera/shared/session';
import { type FakeOperator, refuse } from '@tessera/shared/testing';
import { beginPasskeyLogin, getBotChallenge, loginByPasskey } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import ko from '../../../locales/ko.json';
import { kindOperator, signedIn } from '../../testing/answers.ts';
import { type FakeDevice, giveDevice, takeDeviceAway } from '../../testing/fake-device.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import LoginDialog from './login.dialog.tsx';

let operator: FakeOperator;
let device: FakeDevice;
beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor('/index');
  device = giveDevice();
  operator = kindOperator();
  operator.answer(beginPasskeyLogin, () => ({
    rpId: 'localhost',
    challenge: 'Y2hhbGxlbmdl',
    timeout: 300_000,
    userVerification: 'required' as const,
  }));
  operator.answer(loginByPasskey, () => ({ ...signedIn, passwordExpired: true }));
});
afterEach(takeDeviceAway);

const offer = () => screen.queryByRole('button', { name: '패스키로 로그인' });

async function press() {
  const view = renderDialog(LoginDialog, {});
  await view.person.click(screen.getByRole('button', { name: '패스키로 로그인' }));
  return view;
}

describe('signing in by a passkey', () => {
  it('asks the device for the host’s challenge and is in, without a bot check or a new password', async () => {
    const { close, opener } = await press();
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(sessionState().role).toBe('member');
    expect(device.asked[0]?.publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(operator.calls(loginByPasskey)[0]?.request.passkey).toMatchObject({
      id: 'cGFzc2tleQ',
      response: { signature: 'c2lnbmF0dXJl', userHandle: 'bWVtYmVyLTc' },
    });
    expect(operator.calls(getBotChallenge)).toHaveLength(0);
    expect(opener).not.toHaveBeenCalled();
  });

  it('says so when nobody used one, and can be tried again', async () => {
    device.failNext('NotAllowedError');
    const { person, close } = await press();
    expect(await screen.findByText('패스키를 쓰지 않았습니다. 다시 시도할 수 있습니다.')).toBeInTheDocument();
    expect(operator.calls(loginByPasskey)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: '패스키로 로그인' }));
    await waitFor(() => expect(close).toHaveBeenCalled(), { timeout: 3000 });
    expect(screen.queryByText(/다시 시도할 수/)).not.toBeInTheDocument();
  });

  it('says of one that was removed that another way is needed', async () => {
    operator.answer(loginByPasskey, () => refuse('passkey.unknown'));
    const { close } = await press();
    expect(
      await screen.findByText('등록되어 있지 않거나 지워진 패스키입니다. 다른 방법으로 로그인하세요.'),
    ).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    expect(sessionState().role).toBe('visitor');
  });

  it.each([
    ['passkey.expired', '확인 시간이 지났습니다. 다시 시도하세요.'],
    ['passkey.invalid', '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법으로 로그인하세요.'],
    ['account.blocked', ko.error.account_blocked],
  ])('tells %s as "%s"', async (code, words) => {
    operator.answer(loginByPasskey, () => refuse(code));
    await press();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is not offered by a browser that knows no passkeys', () => {
    takeDeviceAway();
    renderDialog(LoginDialog, {});
    expect(offer()).not.toBeInTheDocument();
  });
});
