import { afterLargestPaint } from './boot-document.ts';

/** Tells whoever observes that a larger part was painted. */
let paint: () => void;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockClear();
  globalThis.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => jest.useRealTimers());

describe('work that waits for the largest paint', () => {
  it('runs once, a second after the last larger paint', () => {
    const work = jest.fn();
    afterLargestPaint(work);
    jest.advanceTimersByTime(900);
    paint();
    jest.advanceTimersByTime(900);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('runs where a browser does not report its paints', () => {
    const work = jest.fn();
    afterLargestPaint(work);
    jest.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
