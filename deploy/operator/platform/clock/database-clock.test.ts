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

  it('goes on as it was while the database is away', async () => {
    aheadMs = 2000;
    const clock = new DatabaseClock(db);
    await clock.measure();
    const away = new DatabaseClock({ query: () => Promise.reject(new Error('away')) });
    await expect(away.measure()).rejects.toThrow('away');
    expect(Math.abs(away.now() - Date.now())).toBeLessThan(50);
  });
});
