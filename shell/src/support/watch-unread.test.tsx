import { writeStored } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, leaveForTest, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getSupportUnread } from '@tessera/shared/wire/support';
import { act, render, screen } from '@testing-library/react';
import messages from '../../locales/ko.json';
import { supportUnread } from './unread.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { watchUnread } from './watch-unread.ts';

let operator: FakeOperator;
let stop: () => void = () => undefined;

beforeAll(() => startTestPage({ shell: messages }));
beforeEach(() => {
  jest.useFakeTimers();
  leaveForTest();
  localStorage.clear();
  operator = fakeOperator();
  operator.answer(getSupportUnread, () => ({ count: 2 }));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const asked = () => operator.calls(getSupportUnread).length;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('unread answers are counted once after a sign-in, and again only where somebody has written', async () => {
  stop = watchUnread();
  await pass(60_000);
  expect(asked()).toBe(0);
  signInForTest();
  await pass(60_000);
  expect(asked()).toBe(1);
  expect(supportUnread.get()).toBe(2);
  writeStored('hasAskedSupport', true);
  await pass(60_000);
  expect(asked()).toBe(3);
});

it('the badge of customer service has the count of unread answers and goes with the account', async () => {
  stop = watchUnread();
  render(<UnreadBadge />);
  expect(screen.queryByText('2')).toBeNull();
  signInForTest();
  await pass(10);
  expect(screen.getByText('2')).toBeVisible();
  expect(screen.getByText('새 답변 2개')).toBeInTheDocument();
  act(() => leaveForTest());
  expect(screen.queryByText('2')).toBeNull();
});
