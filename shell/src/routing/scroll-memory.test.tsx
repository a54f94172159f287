type Memory = typeof import('./scroll-memory.ts');

/** Another document in the same tab. */
function load(): Memory {
  let memory: Memory | undefined;
  jest.isolateModules(() => {
    memory = require('./scroll-memory.ts');
  });
  if (!memory) throw new Error('Nothing was loaded.');
  return memory;
}
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("a history entry is remembered after a reload, and keeps the router's own state", () => {
  const step = { usr: { below: undefined }, key: 'rng', idx: 2 };
  window.history.replaceState(step, '', '/rng');
  const unfollow = load().followScroll('rng');
  scrollTo(400);
  scrollTo(900);
  jest.advanceTimersByTime(300);
  unfollow();
  expect(window.history.state).toEqual({ ...step, scrolledTo: 900 });
  const after = load();
  expect([after.leftAt('rng'), after.leftAt('hot')]).toEqual([900, 0]);
});

it('a page writes only to its own history entry', () => {
  const step = { usr: null, key: 'centre', idx: 3 };
  window.history.replaceState(step, '', '/member');
  const memory = load();
  const unfollow = memory.followScroll('below');
  scrollTo(500);
  jest.advanceTimersByTime(300);
  unfollow();
  expect(window.history.state).toEqual(step);
  expect(memory.leftAt('below')).toBe(500);
});
