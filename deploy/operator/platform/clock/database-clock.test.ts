import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseClock } from './database-clock.ts';

describe("the time of the database, as an operator's machine keeps it", () => {
  let aheadMs: number;
  const db = { query: async () => [{ at: new Date(Date.now() + aheadMs) }] } as never;

  it('is that of the database, however slow or fast the machine is', async () => {
    for (aheadMs of [90_000, -90_000]) {
      const clock = new DatabaseClock(db);
      await clock.measure();
      expect(Math.abs(clock.now() - Date.now() - aheadMs)).toBeLessThan(50);
    }
  });

  it('does not go back when the clocks are compared again', async () => {
    aheadMs = 2000;
    const clock = new DatabaseClock(db);
    await clock.measure();
    const before = clock.now();
    aheadMs = 1000;
    await clock.measure();
    expect(clock.now()).toBe(before);
    expect(Math.abs(clock.skewMs - 1000)).toBeLessThan(50);
  });

  it('runs on evenly where the clock of the machine is set forwards or back between measurements', async () => {
    aheadMs = 2000;
    for (const stepMs of [60_000, -60_000]) {
      const clock = new DatabaseClock(db);
      await clock.measure();
      const before = clock.now();
      const real = Date.now;
      const set = jest.spyOn(Date, 'now').mockImplementation(() => real() + stepMs);
      try {
        await wait(30);
        const passedMs = clock.now() - before;
        expect(passedMs).toBeGreaterThanOrEqual(29);
        expect(passedMs).toBeLessThan(10_000);
        expect(Math.abs(clock.skewMs - (2000 - stepMs))).toBeLessThan(50);
        // As the database goes on, the next measurement changes nothing.
        aheadMs = 2000 - stepMs;
        await clock.measure();
        expect(clock.now() - before).toBeLessThan(10_000);
      } finally {
        set.mockRestore();
        aheadMs = 2000;
      }
    }
  });

  it('is compared within a second after the machine was suspended', async () => {
    aheadMs = 0;
    const clock = new DatabaseClock(db);
    await clock.measure();
    const real = Date.now;
    const stop = clock.keepMeasuring({ warn: jest.fn(), error: jest.fn() });
    // Its monotonic clock has stood still for an hour.
    const set = jest.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000);
    try {
      await wait(1_100);
      expect(Math.abs(clock.now() - Date.now())).toBeLessThan(100);
    } finally {
      set.mockRestore();
      stop();
    }
  });

  it('runs on where a test has stopped the timers', async () => {
    const clock = new DatabaseClock(db);
    const before = clock.now();
    jest.useFakeTimers();
    try {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
      expect(clock.now() - before).toBeGreaterThanOrEqual(29);
    } finally {
      jest.useRealTimers();
    }
  });

  it('goes on as it was while the database is away', async () => {
    aheadMs = 2000;
    const clock = new DatabaseClock(db);
    await clock.measure();
    const away = new DatabaseClock({ query: () => Promise.reject(new Error('away')) });
    await expect(away.measure()).rejects.toThrow('away');
    expect(Math.abs(away.now() - Date.now())).toBeLessThan(50);
  });
});
