import { restoreSession, signInWith } from '@tessera/shared/api';
import { leaveSession, sessionState } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, refuse, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getMemberInfo, login } from '@tessera/shared/wire/auth';
import { waitFor } from '@testing-library/react';
import { restoreUntilAnswered } from './restore-until-answered.ts';
import { systemStatus } from './server-pushes.ts';

const member = {
  ...{ id: '1', account: 'ada01', nickname: 'ada01', type: 0, toUpline: false, regDate: 0, memberLabel: [] },
  ...{ clubLabel: { labelName: '', rankLevel: 1 }, mobile: '', email: '', payeeName: '', language: null },
  previousSignInMs: null,
};
const firstSignIn = { firstTimeLogin: true, passwordExpired: false, passwordIsDefault: false, previousSignInMs: null };
const never = 1_000_000;
const asked = () => operator.calls(getMemberInfo).length;

let operator: FakeOperator;
let stop: () => void;
beforeEach(async () => {
  await startTestPage({});
  signInForTest();
  systemStatus.set(0);
  operator = fakeOperator();
});
afterEach(() => {
  stop();
  leaveSession('chosen');
});

it('a member who returned during maintenance is restored when the site opens, without a reload', async () => {
  operator.answer(getMemberInfo, () => refuse('system.maintenance', {}, 503));
  systemStatus.set(1);
  stop = restoreUntilAnswered(() => 0);
  await restoreSession();
  expect(sessionState().role).toBe('restoring');
  window.dispatchEvent(new Event('online'));
  expect(asked()).toBe(1);
  operator.answer(getMemberInfo, () => member);
  systemStatus.set(0);
  await waitFor(() => expect(sessionState()).toMatchObject({ role: 'member', member: { account: 'ada01' } }));
  systemStatus.set(1);
  systemStatus.set(0);
  expect(asked()).toBe(2);
});

it('a member who returned without a network is restored when it is back', async () => {
  operator.setOnline(false);
  stop = restoreUntilAnswered(() => never);
  await restoreSession();
  expect(sessionState().role).toBe('restoring');
  operator.setOnline(true);
  operator.answer(getMemberInfo, () => member);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sessionState().role).toBe('member'));
});

it('a restore without an answer is repeated after growing pauses until there is an answer', async () => {
  const pauses: number[] = [];
  operator.answer(getMemberInfo, () => (asked() < 4 ? refuse('system.error', {}, 500) : member));
  stop = restoreUntilAnswered((attempts) => {
    pauses.push(attempts);
    return 0;
  });
  await waitFor(() => expect(sessionState().role).toBe('member'));
  expect([asked(), pauses]).toEqual([4, [0, 1, 2]]);
});

it('the network and the site coming back at once cause one call only', async () => {
  operator.answer(getMemberInfo, () => refuse('system.error', {}, 500));
  stop = restoreUntilAnswered(() => never);
  await restoreSession();
  operator.answer(getMemberInfo, () => member);
  window.dispatchEvent(new Event('online'));
  systemStatus.set(0);
  await waitFor(() => expect(sessionState().role).toBe('member'));
  expect(asked()).toBe(2);
});

it.each([
  ['stale', () => refuse('token.invalid', {}, 401)],
  ['about the account before', () => member],
])('a member who signs in meanwhile stays signed in, though the late answer is %s', async (_, late) => {
  let answerLate: () => void = () => undefined;
  operator.answer(getMemberInfo, async () => {
    await new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    return late();
  });
  stop = restoreUntilAnswered(() => never);
  const old = restoreSession();
  await waitFor(() => expect(asked()).toBe(1));
  operator.answer(login, () => ({ token: 'another', id: '2', ...firstSignIn }));
  operator.answer(getMemberInfo, () => ({ ...member, id: '2', account: 'grace02' }));
  await signInWith(login, { username: 'grace02', password: 'Secret12' });
  answerLate();
  await old;
  expect(sessionState()).toMatchObject({ role: 'member', member: { account: 'grace02' } });
});
