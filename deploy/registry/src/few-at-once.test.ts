import { fewAtOnce } from './few-at-once.ts';

describe('work for many items', () => {
  it('is done for each of them, and for no more at once than allowed', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await fewAtOnce(
      Array.from({ length: 20 }, (_, at) => at),
      3,
      async (item) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        done.push(item);
      },
    );
    expect(done).toHaveLength(20);
    expect(new Set(done).size).toBe(20);
    expect(most).toBe(3);
  });

  it('ends with the first failure, and begins nothing after it', async () => {
    const begun: number[] = [];
    const failing = fewAtOnce([1, 2, 3, 4, 5, 6], 2, async (item) => {
      begun.push(item);
      if (item === 2) throw new Error('the second one');
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    await expect(failing).rejects.toThrow('the second one');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(begun).toEqual([1, 2]);
  });
});
