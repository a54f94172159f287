/** @jest-environment jsdom */
import { endStalledAfter } from './stalled-files.ts';
import { requestFile } from './trusted-files.ts';

const url = '/assets/games/7.js';
const ask = (): { readonly script: HTMLScriptElement; readonly failed: jest.Mock } => {
  const script = document.createElement('script');
  requestFile(script, url);
  const failed = jest.fn(() => script.remove());
  script.addEventListener('error', failed);
  document.head.append(script);
  return { script, failed };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  globalThis.tesseraFailed = undefined;
});

it('a file that does not arrive in time fails, and is requested with another URL after each time', () => {
  const { script, failed } = ask();
  expect(script.getAttribute('src')).toBe(url);
  endStalledAfter(10_000);
  jest.advanceTimersByTime(9_999);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(ask().script.getAttribute('src')).toBe(`${url}?again=1`);
  endStalledAfter(10_000);
  jest.advanceTimersByTime(10_000);
  expect(ask().script.getAttribute('src')).toBe(`${url}?again=2`);
});

it('a file requested late has its full time', () => {
  endStalledAfter(10_000);
  jest.advanceTimersByTime(6_000);
  const { failed } = ask();
  jest.advanceTimersByTime(10_000);
  expect(failed).not.toHaveBeenCalled();
});

it('a finished load aborts nothing', () => {
  const { failed } = ask();
  endStalledAfter(10_000)();
  jest.advanceTimersByTime(20_000);
  expect(failed).not.toHaveBeenCalled();
});
