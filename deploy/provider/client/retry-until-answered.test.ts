import { SessionEnded, Unreachable } from './api.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('retries with growing pauses until the connection is back, and reports each failed try', async () => {
  let triesLeft = 6;
  const ask = jest.fn(async () => {
    triesLeft -= 1;
    if (triesLeft > 0) throw new Unreachable('spin');
    return 'round';
  });
  const away = jest.fn();
  const answer = retryUntilAnswered(ask, away);
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
  ['an error in the page itself', new TypeError('undefined')],
])('does not retry after %s', async (_, cause) => {
  const away = jest.fn();
  await expect(retryUntilAnswered(() => Promise.reject(cause), away)).rejects.toBe(cause);
  expect(away).not.toHaveBeenCalled();
});
