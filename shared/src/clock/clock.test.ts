import { serverNow, updateServerTime } from './clock.ts';

/** One answer: `upMs` to the operator, `workMs` there, `downMs` back. `aheadMs`: how far its clock is ahead. */
let aheadMs = 0;
function answer({ upMs = 0, workMs = 0, downMs = 0 }): void {
  const sentAt = performance.now();
  jest.advanceTimersByTime(upMs + workMs);
  const serverMs = Date.now() + aheadMs;
  jest.advanceTimersByTime(downMs);
  updateServerTime(serverMs, sentAt, performance.now());
}
const errorMs = (): number => Math.abs(serverNow() - (Date.now() + aheadMs));

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  aheadMs = 0;
  for (let count = 0; count < 16; count += 1) answer({});
});
afterEach(() => jest.useRealTimers());

it('an answer that took the operator four seconds does not change countdowns', () => {
  answer({ upMs: 20, downMs: 20 });
  answer({ upMs: 20, workMs: 4000, downMs: 20 });
  expect(errorMs()).toBe(0);
});

it('of the last sixteen answers, the one with the shortest round trip sets the time', () => {
  aheadMs = 7000;
  answer({ upMs: 30, workMs: 100, downMs: 30 });
  expect(errorMs()).toBe(50);
  answer({ upMs: 30, downMs: 30 });
  expect(errorMs()).toBe(0);
  for (let count = 0; count < 15; count += 1) answer({ upMs: 30, workMs: 400, downMs: 30 });
  expect(errorMs()).toBe(0);
  answer({ upMs: 30, workMs: 400, downMs: 30 });
  expect(errorMs()).toBe(200);
});

it('a clock that was changed, here or at the operator, is followed with the next answer, however slow', () => {
  answer({ upMs: 20, downMs: 20 });
  aheadMs = 120_000;
  answer({ upMs: 20, workMs: 600, downMs: 20 });
  expect(errorMs()).toBe(300);
  jest.setSystemTime(Date.now() - 3_600_000);
  aheadMs += 3_600_000;
  answer({ upMs: 20, downMs: 20 });
  expect(errorMs()).toBe(0);
});

it("the document's time counts from its arrival, not from when the page read it", () => {
  const sentAt = performance.now();
  aheadMs = 5000;
  jest.advanceTimersByTime(40);
  const serverMs = Date.now() + aheadMs;
  jest.advanceTimersByTime(40);
  const receivedAt = performance.now();
  jest.advanceTimersByTime(900);
  updateServerTime(serverMs, sentAt, receivedAt);
  expect(errorMs()).toBe(0);
});
