import { SessionEnded, Unreachable } from './api.ts';
import { persistently } from './persistently.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again after growing pauses until the connection is back, and tells of each try that failed', async () => {
  let triesLeft = 6;
  const ask = jest.fn(async () => {
    triesLeft -= 1;
    if (triesLeft > 0) throw new Unreachable('spin');
    return 'round';
  });
  const away = jest.fn();
  const answer = persistently(ask, away);
  for (const [tries, pauseMs] of [1000, 2000, 4000, 8000, 10_000].entries()) {
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(ask).toHaveBeenCalledTimes(tries + 1);
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(await answer).toBe('round');
  expect(away).toHaveBeenCalledTimes(5);
});

it.each([
  ['a session that ended', new SessionEnded('spin')],
  ['a fault of the page itself', new TypeError('undefined')],
])('does not ask again after %s', async (_, cause) => {
  const away = jest.fn();
  await expect(persistently(() => Promise.reject(cause), away)).rejects.toBe(cause);
  expect(away).not.toHaveBeenCalled();
});
