import { bus } from '@tessera/shared/events';
import { installQueries, QueryClient } from '@tessera/shared/query';
import { removeStored, sessionState } from '@tessera/shared/session';
import { fakeOperator, refuse, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { waitFor } from '@testing-library/react';
import { followReturns, followVisits } from './restored-page.ts';

const reload = jest.fn();
const caughtUp = jest.fn();
const queries = new QueryClient();
const refetched = jest.spyOn(queries, 'invalidateQueries');
let operator: ReturnType<typeof fakeOperator>;

beforeAll(async () => {
  await startTestPage({});
  operator = fakeOperator();
  installQueries(queries);
  followReturns(reload);
  followVisits();
  bus.on('shell:connection-restored').subscribe(caughtUp);
});
beforeEach(() => {
  reload.mockClear();
  caughtUp.mockClear();
  refetched.mockClear();
  document.body.hidden = false;
});

const showAgain = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page that comes back as it was fetches again what it shows; a page that is new does not', () => {
  showAgain(false);
  expect(caughtUp).not.toHaveBeenCalled();
  showAgain();
  expect([caughtUp.mock.calls.length, refetched.mock.calls.length]).toEqual([1, 1]);
  expect([reload.mock.calls.length, document.body.hidden]).toEqual([0, false]);
});

it('a page that comes back leaves an account whose session has ended elsewhere', async () => {
  signInForTest();
  operator.answer(getMemberInfo, () => refuse('session.expired', {}, 401));
  showAgain();
  await waitFor(() => expect(sessionState().role).toBe('visitor'));
  expect(reload).not.toHaveBeenCalled();
});

it('a page that comes back after this tab has signed out hides all it shows and is loaded again', () => {
  signInForTest();
  removeStored('token');
  showAgain();
  expect([reload.mock.calls.length, document.body.hidden]).toEqual([1, true]);
  expect(caughtUp).not.toHaveBeenCalled();
});

it('whoever comes back to the tab sees at once that the session was ended elsewhere', async () => {
  signInForTest();
  operator.answer(getMemberInfo, () => refuse('session.expired', {}, 401));
  const asked = () => operator.calls(getMemberInfo).length;
  const before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(sessionState().role).toBe('visitor'));
  expect(asked() - before).toBe(1);
});
