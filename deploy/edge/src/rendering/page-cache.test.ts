import { type Order, PageCache, type Rendering } from './page-cache.ts';

const now = jest.spyOn(performance, 'now');
beforeEach(() => now.mockReturnValue(1_000));
afterAll(() => now.mockRestore());

/** A cache over a thread that renders when it is told to. */
function pages() {
  const waiting: ((rendering?: Rendering) => void)[] = [];
  let rendered = 0;
  const cache = new PageCache(({ answers }) => {
    const number = ++rendered;
    return new Promise((resolve) => {
      const page = { markup: `page ${number}`, styles: '', atMs: 0, answers };
      waiting.push((rendering = { page, failed: [] }) => resolve(rendering));
    });
  });
  return {
    /** What a visitor gets at once. */
    async sent(order: Order): Promise<string | undefined> {
      const rendering = await Promise.race([
        cache.of(order),
        new Promise<undefined>((resume) => setImmediate(resume, undefined)),
      ]);
      return rendering && `${rendering.page?.markup} with ${rendering.page?.answers.texts.get('/wps/games')}`;
    },
    async finish(rendering?: Rendering): Promise<void> {
      waiting.shift()?.(rendering);
      await new Promise(setImmediate);
    },
    rendered: () => rendered,
  };
}

const order = (games: string, { edition = '0', switches = 'all', isMadeUp = false } = {}): Order => ({
  request: {
    ...{ shell: '/shell.js', remotes: [], shared: [], messages: {} },
    page: {
      ...{ boot: { serverTime: 0, switches } as never, address: '/rng', device: 'Mobile', pictures: {}, sanitised: {} },
      answers: { language: 'KO', bodies: { '/wps/games': games } },
    },
  },
  answers: { language: 'KO', texts: new Map([['/wps/games', games]]) },
  edition,
  isMadeUp,
});

it('a page is rendered once for ten seconds, and sent for ten more while it is rendered again', async () => {
  const { sent, finish, rendered } = pages();
  expect(await sent(order('A'))).toBeUndefined();
  await finish();
  now.mockReturnValue(10_999);
  expect(await sent(order('A'))).toBe('page 1 with A');
  expect(rendered()).toBe(1);
  now.mockReturnValue(11_000);
  expect(await sent(order('A'))).toBe('page 1 with A');
  expect(await sent(order('A'))).toBe('page 1 with A');
  expect(rendered()).toBe(2);
  await finish();
  expect(await sent(order('A'))).toBe('page 2 with A');
  now.mockReturnValue(31_001);
  expect(await sent(order('A'))).toBeUndefined();
});

it('while a page is rendered with newer data, the one before it is sent with its own, for no more than ten seconds', async () => {
  const { sent, finish, rendered } = pages();
  await sent(order('A'));
  await finish();
  now.mockReturnValue(4_000);
  expect(await sent(order('B'))).toBe('page 1 with A');
  expect(rendered()).toBe(2);
  now.mockReturnValue(11_000);
  expect(await sent(order('B'))).toBeUndefined();
  await finish();
  expect(await sent(order('B'))).toBe('page 2 with B');
});

it.each([
  ['a notice of the staff, which drops answers', { edition: '1' }],
  ['a changed switch', { switches: 'fewer' }],
])('no page from before %s is sent in the place of one from after it', async (_, change) => {
  const { sent, finish } = pages();
  await sent(order('A'));
  await finish();
  expect(await sent(order('B', change))).toBeUndefined();
  await finish();
  expect(await sent(order('B', change))).toBe('page 2 with B');
  // Who is late, with what was asked for before it, does not bring the earlier page back.
  expect(await sent(order('C', change))).toBe('page 2 with B');
});

it('a page that cannot be rendered any more is not sent in its old form for long', async () => {
  const { sent, finish } = pages();
  await sent(order('A'));
  await finish();
  now.mockReturnValue(11_000);
  expect(await sent(order('A'))).toBe('page 1 with A');
  await finish({ failed: ['games'] });
  expect(await sent(order('A'))).toBe('undefined with undefined');
});

it('no more than two hundred pages are kept, whatever addresses are asked for', async () => {
  const { sent, finish, rendered } = pages();
  for (let at = 0; at < 250; at += 1) {
    await sent(order('A', { switches: String(at) }));
    await finish();
  }
  expect(await sent(order('A', { switches: '249' }))).toBe('page 250 with A');
  expect(await sent(order('A', { switches: '0' }))).toBeUndefined();
  expect(rendered()).toBe(251);
});

it('pages whose addresses somebody makes up take the place of no other', async () => {
  const { sent, finish } = pages();
  await sent(order('A'));
  await finish();
  for (let at = 0; at < 300; at += 1) {
    await sent(order('A', { switches: String(at), isMadeUp: true }));
    await finish();
  }
  expect(await sent(order('A'))).toBe('page 1 with A');
  expect(await sent(order('A', { switches: '299', isMadeUp: true }))).toBe('page 301 with A');
  expect(await sent(order('A', { switches: '279', isMadeUp: true }))).toBeUndefined();
});
