import { seededDatabase, testOperator } from '../../testing/operator.ts';
import { storeOffset } from '../../testing/store-offset.ts';
import { offsetClock, standingClock } from './clock.ts';

describe("the operator's time", () => {
  it('moves forward only', () => {
    const clock = standingClock(new Date('2026-01-01T00:00:00Z'));
    clock.advance(90_000);
    expect(clock.now().toISOString()).toBe('2026-01-01T00:01:30.000Z');
    for (const ms of [-1, 0.5, Number.NaN]) expect(() => clock.advance(ms)).toThrow(RangeError);
  });

  it('runs on from where it was moved to', () => {
    let wall = 1000;
    const clock = offsetClock(500, () => wall);
    wall += 250;
    expect(clock.now().getTime()).toBe(1750);
  });

  it("converts a moment of another clock to the operator's time", () => {
    const moment = new Date('2026-01-01T00:00:00Z');
    expect(offsetClock(60_000).fromMachine(moment).toISOString()).toBe('2026-01-01T00:01:00.000Z');
    expect(standingClock(moment).fromMachine(new Date()).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });

  it('is still ahead after a restart', async () => {
    const db = await seededDatabase('few');
    const first = await testOperator({ db });
    await storeOffset(db, 86_400_000);
    await first.close();
    const second = await testOperator({ db, clock: undefined });
    const aheadMs = second.context.clock.now().getTime() - Date.now();
    expect(Math.abs(aheadMs - 86_400_000)).toBeLessThan(5000);
    await second.close();
    await db.close();
  });

  it('moves for every operator of a database, and for none where the audit entry cannot be written', async () => {
    const db = await seededDatabase('few');
    const [first, second] = [await testOperator({ db }), await testOperator({ db })];
    const times = () => [first, second].map(({ context: { clock } }) => clock.offsetMs);
    const withoutEntry = async () => undefined;
    const moved = jest.fn();
    first.context.time.onMoved(moved);
    await first.context.time.advance(60_000, withoutEntry);
    await second.context.time.advance(5_000, withoutEntry);
    expect(moved).toHaveBeenCalledTimes(1);
    await first.context.time.follow();
    expect(times()).toEqual([65_000, 65_000]);
    expect(moved).toHaveBeenCalledTimes(2);
    const failing = first.context.time.advance(1_000, () => Promise.reject(new Error('no audit log')));
    await expect(failing).rejects.toThrow('no audit log');
    await second.context.time.follow();
    expect(times()).toEqual([65_000, 65_000]);
    const third = await testOperator({ db, clock: undefined });
    expect(third.context.clock.offsetMs).toBe(65_000);
    for (const operator of [first, second, third]) await operator.close();
    await db.close();
  });
});
