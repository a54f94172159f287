import { OperatorLink } from './operator-link.ts';

it('every page waits only briefly for its first pictures while the operator gives no answer', async () => {
  jest.useFakeTimers();
  const before = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => {});
  try {
    const operator = new OperatorLink('http://operator', 'key');
    const pages = Promise.all([operator.firstGames('aurora'), operator.firstGames('aurora')]);
    await jest.advanceTimersByTimeAsync(200);
    expect(await pages).toEqual([{}, {}]);
  } finally {
    globalThis.fetch = before;
    jest.useRealTimers();
  }
});
