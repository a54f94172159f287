import { restoreSession } from '@tessera/shared/api';
import { leaveSession, sessionState } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, refuse, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { waitFor } from '@testing-library/react';
import { restoreAgain } from './restore-again.ts';
import { status$ } from './server-pushes.ts';

const member = {
  ...{ id: '1', account: 'ada01', nickname: 'ada01', type: 0, toUpline: false, regDate: 0, memberLabel: [] },
  ...{ clubLabel: { labelName: '', rankLevel: 1 }, mobile: '', email: '', payeeName: '', language: null },
  previousSignInMs: null,
};
let operator: FakeOperator;
let stop: () => void;
beforeEach(async () => {
  await startTestPage({});
  signInForTest();
  status$.next(1);
  operator = fakeOperator();
  stop = restoreAgain();
});
afterEach(() => {
  stop();
  leaveSession('chosen');
});

it('who came back during maintenance is known again when the site opens, without a reload', async () => {
  operator.answer(getMemberInfo, () => refuse('system.maintenance', {}, 503));
  await restoreSession();
  expect(sessionState().role).toBe('restoring');
  window.dispatchEvent(new Event('online'));
  expect(operator.calls(getMemberInfo)).toHaveLength(1);
  operator.answer(getMemberInfo, () => member);
  status$.next(0);
  await waitFor(() => expect(sessionState()).toMatchObject({ role: 'member', member: { account: 'ada01' } }));
  status$.next(1);
  status$.next(0);
  expect(operator.calls(getMemberInfo)).toHaveLength(2);
});

it('who came back without a network is known again with it', async () => {
  status$.next(0);
  operator.setOnline(false);
  await restoreSession();
  expect(sessionState().role).toBe('restoring');
  operator.setOnline(true);
  operator.answer(getMemberInfo, () => member);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sessionState().role).toBe('member'));
});
