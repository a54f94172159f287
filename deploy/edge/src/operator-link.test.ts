import type { Asker } from './first-answers.ts';
import { OperatorLink } from './operator-link.ts';
import { FakeOperator } from './testing/fake-operator.ts';
import { until } from './testing/until.ts';

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

describe('the answers that come with a page', () => {
  const fake = new FakeOperator();
  const stopped = new AbortController();
  beforeAll(() => fake.start());
  afterAll(async () => {
    stopped.abort();
    await fake.stop();
  });

  const asker: Asker = {
    ...{ merchant: 'aurora', language: 'KO', settingsVersion: 0, ip: '203.0.113.7' },
    device: 'Mobile',
  };
  /** An edge that follows the operator, and what its next page comes with. */
  async function follower() {
    const operator = new OperatorLink(`http://127.0.0.1:${fake.port}`, 'key');
    let events = 0;
    operator.onPageEvent(() => {
      events += 1;
    });
    const following = operator.follow(stopped.signal);
    // It may have missed some before it follows.
    await until(() => events > 0);
    const load = () => operator.firstAnswers([{ calls: ['/lgw/echo'] }], asker, 10_000);
    return { load, following, events: () => events, games: () => operator.firstGames('aurora') };
  }

  it('are asked for anew by every edge after an event that concerns its merchant, and not after one of another', async () => {
    const edges = await Promise.all([follower(), follower()]);
    const drawn = (merchant: string) => ({ type: 'issues-drawn', draws: { merchant, issues: [] } });
    const changed = (merchant?: string) => ({ type: 'visitors-changed', ...(merchant ? { merchant } : {}) });
    const announce = async (event: object) => {
      const before = edges.map(({ events }) => events());
      fake.announce(event);
      await until(() => edges.every(({ events }, at) => events() > (before[at] ?? 0)));
    };
    for (const [event, calls] of [
      [drawn('lotus'), 1],
      [drawn('aurora'), 2],
      [changed('lotus'), 2],
      [changed('aurora'), 3],
      // Of all merchants.
      [changed(), 4],
    ] as const) {
      for (const { load } of edges) await load();
      await announce(event);
      for (const { load } of edges) await load();
      expect(fake.calls).toBe(calls * edges.length);
    }
    // So are the pictures of the page.
    for (const { games } of edges) expect(await games()).toEqual({});
    fake.firstGames = { promotions: [{ vendor: 'promotions', code: 'written', category: 'bonus' }] };
    for (const { games } of edges) expect(await games()).toEqual({});
    await announce(changed('aurora'));
    for (const { games } of edges) expect(await games()).toEqual(fake.firstGames);
    stopped.abort();
    await Promise.all(edges.map(({ following }) => following));
  });
});
