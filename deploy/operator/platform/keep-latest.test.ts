import { keepLatest } from './keep-latest.ts';

it('reads once for all who ask, again after a failure, and again for what is no longer among the latest', async () => {
  const read: string[] = [];
  let fails = true;
  const ask = keepLatest(2, async (key: string) => {
    read.push(key);
    if (fails) throw new Error('The power is gone.');
    return key.toUpperCase();
  });
  await expect(ask('a')).rejects.toThrow();
  fails = false;
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B']);
  await ask('c');
  await ask('b');
  await ask('a');
  expect(read).toEqual(['a', 'a', 'b', 'c', 'a']);
});
