import { forEachPageIsolated } from './for-each-isolated.ts';

const log = { error: () => undefined };
const items = [1, 2, 3, 4, 5].map((id) => ({ id }));
const next = async (afterId: number) => items.filter(({ id }) => id > afterId).slice(0, 2);

describe('many items, page by page', () => {
  it('are all worked through, and a failure of one stops no later page', async () => {
    const done: number[] = [];
    const work = async ({ id }: { readonly id: number }) => {
      if (id === 2) throw new Error('broken');
      done.push(id);
    };
    await expect(forEachPageIsolated(log, { size: 2, next }, work)).rejects.toThrow('Items of 1 pages failed.');
    expect(done).toEqual([1, 3, 4, 5]);
  });

  it('are left where they are once the run is aborted', async () => {
    const done: number[] = [];
    const run = new AbortController();
    await forEachPageIsolated(log, { size: 2, next, signal: run.signal }, async ({ id }) => {
      done.push(id);
      run.abort();
    });
    expect(done).toEqual([1, 2]);
  });
});
