import { QueryClient } from '@tanstack/react-query';
import { installQueries } from '../query/page-queries.ts';
import { whenIdle } from './when-idle.ts';

const client = new QueryClient();
let arrive = (_: string) => {};
/** Starts to load data, which arrives with {@link arrive}. */
function startLoading(): void {
  const data = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  void client.fetchQuery({ queryKey: ['rows', Math.random()], queryFn: () => data });
}

beforeEach(() => {
  jest.useFakeTimers();
  installQueries(client);
});
afterEach(() => jest.useRealTimers());

describe('work for which nothing waits', () => {
  it('begins after the data that the page is loading', async () => {
    const work = jest.fn();
    startLoading();
    whenIdle(work);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(work).not.toHaveBeenCalled();
    arrive('rows');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever, nor when it may be needed soon', async () => {
    const [work, soon] = [jest.fn(), jest.fn()];
    startLoading();
    whenIdle(work);
    whenIdle(soon, 'soon');
    await jest.advanceTimersByTimeAsync(1_000);
    expect([work.mock.calls.length, soon.mock.calls.length]).toEqual([0, 1]);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(work).toHaveBeenCalledTimes(1);
    arrive('rows');
  });

  it('is done after ten seconds in a browser that is idle only once, while data is loading', async () => {
    const work = jest.fn();
    const idles = [4_000];
    startLoading();
    window.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
      window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 0 }), idles.shift() ?? timeout);
    try {
      whenIdle(work);
      await jest.advanceTimersByTimeAsync(9_000);
      expect(work).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1_500);
      expect(work).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      arrive('rows');
    }
  });

  it('is done after ten seconds in a browser that is never idle', async () => {
    const work = jest.fn();
    const never = (callback: IdleRequestCallback, { timeout }: IdleRequestOptions = {}): number =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    window.requestIdleCallback = never;
    try {
      whenIdle(work);
      await jest.advanceTimersByTimeAsync(9_000);
      expect(work).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(2_000);
      expect(work).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }
  });

  it('is not done when it was cancelled, also while it waits for data', async () => {
    const work = jest.fn();
    startLoading();
    const cancel = whenIdle(work);
    await jest.advanceTimersByTimeAsync(1_500);
    cancel();
    arrive('rows');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(work).not.toHaveBeenCalled();
  });
});
