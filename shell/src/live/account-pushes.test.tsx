import { bus } from '@tessera/shared/events';
import { behindPushes, installQueries, QueryClient, watchQuery } from '@tessera/shared/query';
import { fakeOperator, leaveForTest, refuse, signInForTest, startTestPage } from '@tessera/shared/testing';
import { followAccount } from '@tessera/shared/wire/auth';
import { followAccountChanges } from './account-pushes.ts';
import { liveStream } from './server-pushes.ts';

const first = 'a'.repeat(22);
const second = 'b'.repeat(22);

const operator = fakeOperator();
const announced = jest.fn();
/** The edge names the stream of the page; an interruption has another one. */
function openStream(id: string) {
  const source = new EventTarget() as EventSource;
  liveStream.set({ source, id });
  const send = (event: string, data: string) => source.dispatchEvent(new MessageEvent(event, { data }));
  return { source, send };
}
const follows = () => operator.calls(followAccount).map(({ request }) => request.stream);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeAll(async () => {
  await startTestPage({});
  installQueries(new QueryClient());
  bus.on('shell:account-changed', 'test').subscribe(({ kinds }) => announced(kinds));
});
beforeEach(() => {
  jest.useFakeTimers();
  announced.mockClear();
  operator.answer(followAccount, () => null);
});
afterEach(async () => {
  leaveForTest();
  liveStream.set(undefined);
  await pass(2_000);
  jest.useRealTimers();
});

it('a page says whose its stream is, and announces a burst of changes twice in a second at most', async () => {
  signInForTest();
  const before = follows().length;
  followAccountChanges();
  const { send } = openStream(first);
  await pass(0);
  expect(follows().slice(before)).toEqual([first]);
  send('following', first);
  for (let n = 0; n < 100; n += 1) {
    send('changed', n % 2 ? 'deposit' : 'balance later-kind');
    await pass(9);
  }
  await pass(1_000);
  expect(announced.mock.calls).toEqual([[['balance']], [['deposit', 'balance']]]);
  expect([behindPushes(4_000), behindPushes(300_000), behindPushes(false)]).toEqual([60_000, 300_000, false]);
});

it('what a page shows of its account is fetched once more when its changes begin to be announced', async () => {
  signInForTest();
  let deposits = 0;
  let names = 0;
  const leave = [
    watchQuery({ queryKey: ['deposits'], queryFn: () => ++deposits, refetchInterval: false }, () => {}),
    watchQuery({ queryKey: ['names'], queryFn: () => ++names, staleTime: 60_000 }, () => {}),
  ];
  await pass(0);
  followAccountChanges();
  const { send } = openStream(first);
  await pass(0);
  send('following', first);
  await pass(0);
  expect([deposits, names]).toEqual([2, 1]);
  for (const end of leave) end();
});

it('after an interruption everything may have changed, and meanwhile a page polls as before', async () => {
  signInForTest();
  followAccountChanges();
  openStream(first).send('following', first);
  expect(announced).not.toHaveBeenCalled();
  liveStream.set(undefined);
  expect(behindPushes(4_000)).toBe(4_000);
  openStream(second).send('following', second);
  expect(announced).toHaveBeenCalledWith(expect.arrayContaining(['balance', 'deposit', 'withdrawal', 'message']));
});

it('a page of a visitor names no stream, and one that is left announces nothing', async () => {
  const before = follows().length;
  followAccountChanges();
  const { send } = openStream(first);
  await pass(0);
  expect(follows().length).toBe(before);
  signInForTest();
  await pass(0);
  expect(follows().slice(before)).toEqual([first]);
  send('following', first);
  leaveForTest();
  send('changed', 'balance');
  expect(announced).not.toHaveBeenCalled();
});

it('a page asks again when there was no answer, and not where the operator lacks the call', async () => {
  signInForTest();
  operator.answer(followAccount, () => refuse('system.busy', {}, 500));
  followAccountChanges();
  openStream(first);
  const before = follows().length;
  await pass(0);
  operator.answer(followAccount, () => refuse('function.not.available'));
  await pass(25_000);
  const after = follows().length;
  expect(after).toBeGreaterThan(before);
  await pass(60_000);
  expect(follows().length).toBe(after);
});
