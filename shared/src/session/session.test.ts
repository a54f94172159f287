/** @jest-environment jsdom */
import { bus } from '../events/the-bus.ts';
import { signInForTest } from '../testing/test-page.tsx';
import { readCookie } from './cookies.ts';
import {
  beginAsVisitor,
  beginRestoring,
  followOtherTabs,
  keepAccountMarked,
  leaveSession,
  sessionState,
} from './session.ts';
import { readStored, writeStored } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const role = (type: number) => {
  signInForTest({ id: String(type), type });
  return sessionState().role;
};

afterEach(() => leaveSession('chosen'));

describe('a session', () => {
  it('stores who is signed in, under the specified names', () => {
    signInForTest({
      id: '7',
      account: 'agent01',
      nickname: '달빛',
      type: 2,
      toUpline: true,
      memberLabel: [{ labelName: 'gold' }],
    });
    expect(stored('token')).toBe('test-token');
    expect(stored('account')).toBe('agent01');
    expect(stored('username')).toBe('agent01');
    expect(stored('nickname')).toBe('달빛');
    expect(stored('customerId')).toBe('7');
    expect(stored('isAgent')).toBe(true);
    expect(stored('toUpline')).toBe(true);
    expect(stored('memberLabel')).toEqual([{ labelName: 'gold' }]);
  });

  it('distinguishes agents (1, 2, 41, 42) and trial accounts (4) from members', () => {
    expect([1, 2, 41, 42].map(role)).toEqual(['agent', 'agent', 'agent', 'agent']);
    expect(role(4)).toBe('trial');
    expect([0, 3, 5].map(role)).toEqual(['member', 'member', 'member']);
  });

  it('leaves nothing of the account, only the merchant', () => {
    writeStored('merchant', 'Aurora');
    writeStored('favGames', ['PG-0123']);
    signInForTest();
    leaveSession('chosen');
    expect(Object.keys(sessionStorage)).toEqual(['merchant']);
    expect(sessionState()).toEqual({ role: 'visitor' });
    expect(readStored('isAgent')).toBeUndefined();
  });

  it('is not marked for the edge any more once a page begins without a token, until its visitor comes back to the tab of the account', () => {
    keepAccountMarked();
    signInForTest();
    expect(readCookie('signedIn')).toBe('1');
    // Of another tab.
    beginAsVisitor();
    expect(readCookie('signedIn')).toBeUndefined();
    window.dispatchEvent(new Event('focus'));
    expect(readCookie('signedIn')).toBe('1');
    leaveSession('chosen');
    window.dispatchEvent(new Event('focus'));
    expect(readCookie('signedIn')).toBeUndefined();
  });

  it('being restored has the name that the account had, of a phone number without its end', () => {
    signInForTest({ account: '1012345678', nickname: '' });
    beginRestoring();
    expect(sessionState()).toEqual({ role: 'restoring', name: '101234****' });
  });

  it("another tab's sign-out revokes this tab's token and is not emitted again", () => {
    const ended: unknown[] = [];
    const emitted: unknown[] = [];
    const listening = bus.on('auth:account-left').subscribe((fact) => emitted.push(fact));
    followOtherTabs(() => ended.push(stored('token')));
    signInForTest({ account: 'ada01' });
    bus.emit('auth', 'auth:account-left', { account: 'bob01' });
    expect(sessionState().role).toBe('member');
    expect(ended).toEqual([]);
    bus.emit('auth', 'auth:account-left', { account: 'ada01' });
    expect(sessionState().role).toBe('visitor');
    expect(ended).toEqual(['test-token']);
    expect(emitted).toEqual([{ account: 'bob01' }, { account: 'ada01' }]);
    listening.unsubscribe();
  });

  it('leaves an account that is still being restored when another tab signs out of it', () => {
    const signedOut: unknown[] = [];
    const listening = bus.on('auth:signed-out').subscribe((fact) => signedOut.push(fact));
    followOtherTabs(() => undefined);
    signInForTest({ account: 'eva01' });
    beginRestoring();
    bus.emit('auth', 'auth:account-left', { account: 'eva01' });
    expect(sessionState().role).toBe('visitor');
    expect(stored('token')).toBeNull();
    expect(signedOut).toEqual([{ account: 'eva01', reason: 'chosen' }]);
    listening.unsubscribe();
  });

  it('notifies the other tabs of a sign-out by the user only: an expired token says nothing about theirs', () => {
    const emitted: unknown[] = [];
    const listening = bus.on('auth:account-left').subscribe((fact) => emitted.push(fact));
    for (const reason of ['expired', 'replaced', 'chosen'] as const) {
      signInForTest({ account: `${reason}01` });
      leaveSession(reason);
    }
    expect(emitted).toEqual([{ account: 'chosen01' }]);
    listening.unsubscribe();
  });

  it('emits one sign-in and one sign-out', () => {
    const emitted: unknown[] = [];
    const came = bus.on('auth:signed-in').subscribe((fact) => emitted.push(fact));
    const went = bus.on('auth:signed-out').subscribe((fact) => emitted.push(fact));
    signInForTest({ account: 'ada01' });
    signInForTest({ account: 'ada01', nickname: 'Ada' });
    leaveSession('chosen');
    leaveSession('chosen');
    expect(emitted).toEqual([
      { account: 'ada01', role: 'member' },
      { account: 'ada01', reason: 'chosen' },
    ]);
    came.unsubscribe();
    went.unsubscribe();
  });
});

it('every key in session storage is one of the twenty-one specified ones, or one of seven of our own', () => {
  const names = Object.entries(storageKeys).flatMap(([name, { store }]) => (store === 'session' ? [name] : []));
  expect(names.sort()).toEqual(
    [
      ...['token', 'cpw', 'merchant', 'merchantCode', 'platform', 'nickname', 'account', 'username', 'customerId'],
      ...['isAgent', 'toUpline', 'memberLabel', 'validate', 'settings', 'routers', 'merchantWallet', 'gameVendor'],
      ...['favGames', 'index_notice', 'enableSalary', 'enableContract'],
      'contractKinds',
      'openRequests',
      'lotterySlip',
      'reloadedFor',
      'trialLaunch',
      'agentPeriod',
      'accountWidth',
    ].sort(),
  );
});
