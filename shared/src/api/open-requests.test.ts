/** @jest-environment jsdom */
import { sessionState } from '../session/index.ts';
import { storeToken } from '../session/token.ts';
import { fakeOperator, refuse, signInForTest, startTestPage } from '../testing/index.ts';
import { getMemberInfo } from '../wire/auth/session.ts';
import { openRequest } from './open-requests.ts';
import { restoreSession } from './sign-in.ts';

it('an unanswered request is remembered if the session has expired when its tab is reloaded', async () => {
  await startTestPage({});
  const request = { kind: 'deposit', id: crypto.randomUUID(), account: 'ada01', amountMinor: 100 };
  sessionStorage.setItem('openRequests', JSON.stringify([request]));
  storeToken('stale');
  fakeOperator().answer(getMemberInfo, () => refuse('session.expired', {}, 401));
  await restoreSession();
  expect(sessionState()).toEqual({ role: 'visitor' });
  expect(openRequest('deposit')).toBeUndefined();
  signInForTest({ account: 'ada01' });
  expect(openRequest('deposit')).toEqual(request);
});
