import { PageCache, type Rendering, type RenderJob } from './page-cache.ts';

const now = jest.spyOn(performance, 'now');
beforeEach(() => now.mockReturnValue(1_000));
afterAll(() => now.mockRestore());

/** A cache whose pages are ready when the test calls `finish`. */
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
    async sent(job: RenderJob): Promise<string | undefined> {
      const rendering = await Promise.race([
        cache.of(job),
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

const usual = {
  ...{ edition: '0', switches: 'all', isMadeUp: false, language: 'ko', address: '/rng' },
  ...{ device: 'Mobile' as 'Mobile' | 'Desktop', hasAccount: false, releases: ['games/1', 'wallet/1'] },
};

function job(games: string, change: Partial<typeof usual> = {}): RenderJob {
  const { edition, switches, isMadeUp, language, address, device, hasAccount, releases } = { ...usual, ...change };
  const boot = { serverTime: 0, switches, language } as never;
  return {
    request: {
      ...{ shell: '/shell.js', shared: [], messages: {} },
      remotes: releases.map((path) => ({ id: path.split('/')[0] ?? '', path, parts: ['route:/index'] })),
      page: {
        ...{ boot, address, device, hasAccount, pictures: {}, sanitised: {} },
        answers: { language: 'KO', bodies: { '/wps/games': games } },
      },
    },
    answers: { language: 'KO', texts: new Map([['/wps/games', games]]) },
    edition,
    isMadeUp,
  };
}

it('a page is rendered once for ten seconds, and sent for ten more while it is rendered again', async () => {
  const { sent, finish, rendered } = pages();
  expect(await sent(job('A'))).toBeUndefined();
  await finish();
  now.mockReturnValue(10_999);
  expect(await sent(job('A'))).toBe('page 1 with A');
  expect(rendered()).toBe(1);
  now.mockReturnValue(11_000);
  expect(await sent(job('A'))).toBe('page 1 with A');
  expect(await sent(job('A'))).toBe('page 1 with A');
  expect(rendered()).toBe(2);
  await finish();
  expect(await sent(job('A'))).toBe('page 2 with A');
  now.mockReturnValue(31_001);
  expect(await sent(job('A'))).toBeUndefined();
});

it('while a page is rendered with newer data, the one before it is sent with its own, for no more than ten seconds', async () => {
  const { sent, finish, rendered } = pages();
  await sent(job('A'));
  await finish();
  now.mockReturnValue(4_000);
  expect(await sent(job('B'))).toBe('page 1 with A');
  expect(rendered()).toBe(2);
  now.mockReturnValue(11_000);
  expect(await sent(job('B'))).toBeUndefined();
  await finish();
  expect(await sent(job('B'))).toBe('page 2 with B');
});

it.each([
  ['a notice of the staff, which drops answers', { edition: '1' }],
  ['a changed switch', { switches: 'fewer' }],
])('no page from before %s is sent in the place of one from after it', async (_, change) => {
  const { sent, finish } = pages();
  await sent(job('A'));
  await finish();
  expect(await sent(job('B', change))).toBeUndefined();
  await finish();
  expect(await sent(job('B', change))).toBe('page 2 with B');
  // Newer data after the change does not bring the page from before it back.
  expect(await sent(job('C', change))).toBe('page 2 with B');
});

it.each([
  ['at another path', { address: '/lottery' }],
  ['with another query', { address: '/rng?sort=new' }],
  ['in another language', { language: 'en' }],
  ['on another kind of device', { device: 'Desktop' as const }],
  ['for a browser with an account', { hasAccount: true }],
  ['with another release of a remote', { releases: ['games/2', 'wallet/1'] }],
  ['without one of the remotes', { releases: ['games/1'] }],
])('a page %s is another page, and neither is sent in the place of the other', async (_, change) => {
  const { sent, finish, rendered } = pages();
  await sent(job('A'));
  await finish();
  expect(await sent(job('A', change))).toBeUndefined();
  await finish();
  expect(await sent(job('A', change))).toBe('page 2 with A');
  expect(await sent(job('A'))).toBe('page 1 with A');
  expect(rendered()).toBe(2);
});

it('a page that cannot be rendered any more is not sent in its old form for long', async () => {
  const { sent, finish } = pages();
  await sent(job('A'));
  await finish();
  now.mockReturnValue(11_000);
  expect(await sent(job('A'))).toBe('page 1 with A');
  await finish({ failed: ['games'] });
  expect(await sent(job('A'))).toBe('undefined with undefined');
});

it('no more than two hundred pages are cached, whatever addresses are asked for', async () => {
  const { sent, finish, rendered } = pages();
  for (let at = 0; at < 250; at += 1) {
    await sent(job('A', { switches: String(at) }));
    await finish();
  }
  expect(await sent(job('A', { switches: '249' }))).toBe('page 250 with A');
  expect(await sent(job('A', { switches: '0' }))).toBeUndefined();
  expect(rendered()).toBe(251);
});

it('pages at addresses that somebody makes up push no other page out of the cache', async () => {
  const { sent, finish } = pages();
  await sent(job('A'));
  await finish();
  for (let at = 0; at < 300; at += 1) {
    await sent(job('A', { switches: String(at), isMadeUp: true }));
    await finish();
  }
  expect(await sent(job('A'))).toBe('page 1 with A');
  expect(await sent(job('A', { switches: '299', isMadeUp: true }))).toBe('page 301 with A');
  expect(await sent(job('A', { switches: '279', isMadeUp: true }))).toBeUndefined();
});
