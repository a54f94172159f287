/** @jest-environment jsdom */
import { bus } from '../events/the-bus.ts';
import { readCookie, writeCookie } from '../session/cookies.ts';
import { leaveSession, sessionState } from '../session/session.ts';
import { fakeOperator, refuse, signInForTest, startTestPage } from '../testing/index.ts';
import { getMemberInfo, logout } from '../wire/auth/session.ts';
import { login } from '../wire/auth/sign-in.ts';
import { followSignOuts, signInWith, signOut } from './sign-in.ts';

const signedIn = {
  id: '7',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordIsDefault: false,
  previousSignInMs: null,
};
const member = {
  id: '7',
  account: 'ada01',
  nickname: '',
  type: 0,
  toUpline: false,
  regDate: 0,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
  mobile: '',
  email: '',
  payeeName: '',
  language: null,
  previousSignInMs: null,
};

function operator() {
  const fake = fakeOperator();
  let tokens = 0;
  fake.answer(login, () => ({ ...signedIn, token: `token-${++tokens}` }));
  fake.answer(getMemberInfo, () => member);
  fake.answer(logout, () => null);
  return fake;
}
const enter = () => signInWith(login, { username: 'ada01', password: 'Play1234' });
/** Tokens and scopes of the sessions that were ended. */
const ended = async (fake: ReturnType<typeof operator>) => {
  await new Promise((resolve) => setTimeout(resolve));
  return fake.calls(logout).map(({ headers, request }) => [headers.authorization, request.scope]);
};

describe('a token of a tab', () => {
  beforeAll(() => startTestPage({}));
  afterEach(() => leaveSession('chosen'));

  it('is ended at the operator when another tab signs out', async () => {
    const fake = operator();
    followSignOuts();
    signInForTest({ account: 'ada01' });
    bus.emit('auth', 'auth:account-left', { account: 'bob01' });
    expect(await ended(fake)).toEqual([]);
    bus.emit('auth', 'auth:account-left', { account: 'ada01' });
    expect(sessionState().role).toBe('visitor');
    expect(await ended(fake)).toEqual([['test-token', undefined]]);
  });

  it('is ended at the operator when another sign-in replaces it', async () => {
    const fake = operator();
    await enter();
    await enter();
    expect(await ended(fake)).toEqual([['token-1', undefined]]);
    expect(sessionState().role).toBe('member');
  });

  it('is ended at the operator when its member cannot be loaded', async () => {
    const fake = operator();
    fake.answer(getMemberInfo, () => refuse('system.error', {}, 500));
    expect((await enter()).ok).toBe(false);
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(await ended(fake)).toEqual([['token-1', undefined]]);
  });

  it('is ended by a sign-out together with those of all tabs of the browser and with remembered sign-ins', async () => {
    const fake = operator();
    await enter();
    writeCookie('rememberedPassword', 'username');
    void signOut();
    expect(readCookie('rememberedPassword')).toBeUndefined();
    expect(sessionState().role).toBe('visitor');
    expect(await ended(fake)).toEqual([['token-1', 'browser']]);
  });
});
