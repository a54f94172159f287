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

  it('are asked for anew after an event that concerns its merchant, and not after one of another', async () => {
    const operator = new OperatorLink(`http://127.0.0.1:${fake.port}`, 'key');
    let events = 0;
    operator.onPageEvent(() => {
      events += 1;
    });
    const following = operator.follow(stopped.signal);
    // It may have missed some before it follows.
    await until(() => events > 0);
    const asker = {
      merchant: 'aurora',
      language: 'KO',
      device: 'Mobile',
      settingsVersion: 0,
      ip: '203.0.113.7',
    } as const;
    const load = () => operator.firstAnswers([{ calls: ['/wps/echo'] }], asker, 10_000);
    const drawn = (merchant: string) => ({ type: 'issues-drawn', draws: { merchant, issues: [] } });
    const changed = (merchant: string) => ({ type: 'members-changed', merchant, kind: 'promotion' });
    for (const [event, calls] of [
      [drawn('lotus'), 1],
      [drawn('aurora'), 2],
      [changed('lotus'), 2],
      [changed('aurora'), 3],
    ] as const) {
      await load();
      const before = events;
      fake.announce(event);
      await until(() => events > before);
      await load();
      expect(fake.calls).toBe(calls);
    }
    stopped.abort();
    await following;
  });
});
