import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderJob } from './page-cache.ts';
import { PageRenderer } from './page-renderer.ts';
import type { RenderRequest } from './render-thread.ts';

/** A shell that shows what each remote's contract says, or each of its parts, and how many pages its modules have rendered. */
const shellBuild = `
let pages = 0;
exports.render = async ({ boot }, host) => {
  pages += 1;
  setInterval(() => undefined, 1);
  const parts = boot.remotes.map(({ id }) => {
    try {
      const shown = host.contractOf(id, new Map())();
      if (typeof shown !== 'object') return shown;
      return Object.entries(shown).map(([key, part]) => {
        if (host.isLeftOut(id, key)) return 'no ' + key;
        host.enter(id, key);
        return part();
      }).join(' ');
    } catch (cause) {
      host.onFailure(cause);
      return 'skeleton';
    }
  });
  return [boot.merchant.code, pages, ...parts].join(' ');
};`;
const remoteBuild = (body: string) => `let shown = 0; exports.default = () => { shown += 1; ${body} };`;

let folder: string;
let renderer: PageRenderer;
const failures: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendering-'));
  failures.length = 0;
  renderer = new PageRenderer((path, cause) => failures.push(`${path.slice(folder.length + 1)}: ${String(cause)}`), {
    pageMs: 2_000,
  });
  writeFileSync(join(folder, 'shell.js'), shellBuild);
});
afterEach(() => {
  renderer.close();
  rmSync(folder, { recursive: true });
});

/** A page of a merchant, with remotes by id that render as written. */
function job(merchant: string, remotes: Readonly<Record<string, string>>): RenderJob {
  for (const [id, body] of Object.entries(remotes)) writeFileSync(join(folder, `${id}.js`), remoteBuild(body));
  const ids = Object.keys(remotes).map((id) => ({ id }));
  const request = {
    shell: join(folder, 'shell.js'),
    remotes: ids.map(({ id }) => ({ id, path: join(folder, `${id}.js`), parts: ['list', 'search'] })),
    shared: [],
    messages: {},
    page: {
      boot: { merchant: { code: merchant }, remotes: ids },
      address: '/index',
      answers: {},
    } as unknown as RenderRequest['page'],
  };
  return { request, answers: { language: 'KO', texts: new Map() }, edition: '0', isMadeUp: false };
}
const withPage = (asked: RenderJob, page: object): RenderJob => ({
  ...asked,
  request: { ...asked.request, page: { ...asked.request.page, ...page } },
});

const pageOf = async (asked: RenderJob, by = renderer) => (await by.render(asked))?.page;
const markupOf = async (asked: RenderJob) => (await pageOf(asked))?.markup;

it('pages of two merchants, one after the other and at once, find no state of each other', async () => {
  const remotes = { games: 'return shown;' };
  const pages = await Promise.all(['aurora', 'lotus', 'aurora-2'].map((code) => markupOf(job(code, remotes))));
  expect(pages).toEqual(['aurora 1 1', 'lotus 1 1', 'aurora-2 1 1']);
});

it('a page that does not end in a remote is rendered without it, and after the second time all are, for a while', async () => {
  const remotes = { games: "return 'games';", wallet: 'for (;;);' };
  for (const merchant of ['aurora', 'lotus', 'harbor'])
    expect(await markupOf(job(merchant, remotes))).toBe(`${merchant} 1 games skeleton`);
  expect(failures[0]).toMatch(/^wallet\.js: Error: Rendering did not end in wallet\./);
  expect(failures.filter((failure) => failure.includes('did not end'))).toHaveLength(2);
  expect(failures).toContain('wallet.js: Error: It is left out for 10 minutes.');
});

it('a page that does not end in one part of a remote is rendered without that part, with the others', async () => {
  const games = "return { list: () => { for (;;); }, search: () => 'search' };";
  expect(await markupOf(job('aurora', { games, wallet: "return 'wallet';" }))).toBe('aurora 1 no list search wallet');
  expect(failures[0]).toMatch(/^games\.js: Error: Rendering did not end in games list\./);
});

it('a page that does not end in two parts of a remote is left to the browser, and the next one has neither', async () => {
  const games = 'return { list: () => { for (;;); }, search: () => { for (;;); } };';
  expect(await markupOf(job('aurora', { games }))).toBeUndefined();
  expect(await markupOf(job('lotus', { games }))).toBe('lotus 1 skeleton');
});

it('a page that does not end in two of its remotes is left to the browser, and the next page is rendered', async () => {
  expect(await markupOf(job('aurora', { games: 'for (;;);', wallet: 'for (;;);' }))).toBeUndefined();
  expect(failures.map((failure) => failure.split('.js: ')[0])).toEqual(['games', 'wallet']);
  expect(await markupOf(job('lotus', { lottery: "return 'lottery';" }))).toBe('lotus 1 lottery');
});

it('a contribution that takes longer than its share is left out, also where the page would end in time', async () => {
  renderer.close();
  renderer = new PageRenderer(() => undefined, { pageMs: 60_000, contributionMs: 1_000 });
  const busy = (ms: number) => `for (const end = Date.now() + ${ms}; Date.now() < end; ); return 'slow';`;
  const remotes = { games: busy(400), wallet: busy(400), promotions: busy(400), lottery: busy(4_000) };
  expect(await markupOf(job('aurora', remotes))).toBe('aurora 1 slow slow slow skeleton');
});

it('a thread that ends itself while it is idle is replaced', async () => {
  const remotes = { games: "setImmediate(() => { throw new Error('late'); }); return 'games';" };
  expect(await markupOf(job('aurora', remotes))).toBe('aurora 1 games');
  expect(await markupOf(job('lotus', { games: "return 'games';" }))).toBe('lotus 1 games');
});

it('a thread that cannot be started leaves the page to the browser, and the next page too', async () => {
  const broken = new PageRenderer(
    () => undefined,
    {},
    () => {
      throw new Error('no more threads');
    },
  );
  expect(await pageOf(job('aurora', {}), broken)).toBeUndefined();
  expect(await pageOf(job('lotus', {}), broken)).toBeUndefined();
});

it.each([
  ['objects', 'const all = []; for (;;) all.push(new Array(100_000).fill({}).map(() => ({ all })));'],
  // The process would end with the first one that no longer fits, if the thread had a small heap.
  ['one long list', 'const all = []; for (;;) all.push(all.length);'],
  ['lists that double', 'for (let list = [1]; ; list = [...list, ...list]);'],
  // In no heap.
  ['bytes', 'const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1));'],
])('a remote that needs more and more memory, for %s, ends the thread, not the edge', async (_, body) => {
  expect(await markupOf(job('aurora', { games: body }))).toBe('aurora 1 skeleton');
  expect(failures[0]).toMatch(/^games\.js: /);
});

it('a thread whose heap is large after a page is replaced', async () => {
  // Filling so much memory takes longer than other pages where the machine is busy.
  const patient = new PageRenderer(() => undefined, { pageMs: 30_000, contributionMs: 20_000 });
  try {
    const remotes = { games: "process.left = new Array(30_000_000).fill(0); return 'games';" };
    expect(await pageOf(job('aurora', remotes), patient)).toMatchObject({ markup: 'aurora 1 games' });
    const next = { games: "return 'left' in process ? 'left' : 'nothing left';" };
    expect(await pageOf(job('lotus', next), patient)).toMatchObject({ markup: 'lotus 1 nothing left' });
  } finally {
    patient.close();
  }
});

it('a promise that a remote forgets is reported, and neither ends the thread nor the next page', async () => {
  const remotes = { games: "setTimeout(() => undefined, 0); Promise.reject(new Error('forgotten')); return 'games';" };
  expect(await markupOf(job('aurora', remotes))).toBe('aurora 1 games');
  expect(await markupOf(job('lotus', remotes))).toBe('lotus 1 games');
  expect(failures.every((failure) => failure.includes('forgotten'))).toBe(true);
});

it('late work of a page that has ended says nothing of the page that is rendered then', async () => {
  const shell = `exports.render = async ({ boot }, host) => {
    const end = Date.now() + 1_000;
    const workLate = () => {
      host.enter('games');
      host.onFailure(new Error('late'));
      if (Date.now() < end) setImmediate(workLate);
    };
    if (boot.merchant.code === 'aurora') setImmediate(workLate);
    else await new Promise((resume) => setTimeout(resume, 100));
    return boot.merchant.code;
  };`;
  writeFileSync(join(folder, 'shell.js'), shell);
  expect(await markupOf(job('aurora', { games: '' }))).toBe('aurora');
  expect(await renderer.render(job('lotus', { games: '' }))).toMatchObject({ page: { markup: 'lotus' }, failed: [] });
  expect(failures).toEqual([]);
});

it('what a remote writes to the global object is gone with its page', async () => {
  const remotes = { games: 'globalThis.seen = (globalThis.seen ?? 0) + 1; return globalThis.seen;' };
  expect(await markupOf(job('aurora', remotes))).toBe('aurora 1 1');
  expect(await markupOf(job('lotus', remotes))).toBe('lotus 1 1');
});

it('a remote that throws is reported, and the page has its skeleton', async () => {
  expect(await markupOf(job('aurora', { games: "throw new Error('no odds');" }))).toBe('aurora 1 skeleton');
  expect(failures[0]).toMatch(/^games\.js: Error: no odds/);
});

it('a shell that throws leaves the page to the browser', async () => {
  writeFileSync(join(folder, 'shell.js'), "exports.render = async () => { throw new Error('no theme'); };");
  expect(await pageOf(job('aurora', {}))).toBeUndefined();
  expect(failures[0]).toMatch(/^shell\.js: Error: no theme/);
});

it('a remote cannot read the environment or files of the edge', async () => {
  process.env.TESSERA_TEST_SECRET = 'secret';
  const remotes = {
    games:
      "return [process.env.TESSERA_TEST_SECRET ?? 'nothing', typeof process.getBuiltinModule, typeof globalThis.fetch, (() => { try { return require('fs'); } catch (cause) { return cause.message; } })()].join();",
  };
  expect(await markupOf(job('aurora', remotes))).toBe(
    'aurora 1 nothing,undefined,undefined,games uses fs, which its record does not list.',
  );
  delete process.env.TESSERA_TEST_SECRET;
});

it('the same page is rendered once for as long as it is kept, another language anew', async () => {
  const asked = job('aurora', { games: 'return Math.random();' });
  const first = await markupOf(asked);
  expect(await markupOf(asked)).toBe(first);
  const other = withPage(asked, { boot: { ...asked.request.page.boot, language: 'en' } });
  expect(await markupOf(other)).not.toBe(first);
});

it('a page that takes too long in all of its contributions together is left to the browser, and nobody is left out', async () => {
  renderer.close();
  renderer = new PageRenderer((path, cause) => failures.push(`${path.slice(folder.length + 1)}: ${String(cause)}`), {
    ...{ pageMs: 1_000, contributionMs: 1_200 },
  });
  // Together far more than the limit, which a busy machine notices late.
  const busy = 'for (const end = Date.now() + 300; Date.now() < end; ); return 1;';
  const remotes = Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`games-${place}`, busy]));
  for (const merchant of ['aurora', 'lotus', 'harbor']) expect(await markupOf(job(merchant, remotes))).toBeUndefined();
  expect(failures).toEqual(Array(3).fill('shell.js: Error: Rendering took too long.'));
  expect(await markupOf(job('aurora', { games: 'return 1;' }))).toBe('aurora 1 1');
});

it('a shell that does not end is not asked again for the same page', async () => {
  writeFileSync(join(folder, 'shell.js'), 'exports.render = async () => { for (;;); };');
  expect(await pageOf(job('aurora', {}))).toBeUndefined();
  expect(failures).toEqual([expect.stringMatching(/^shell\.js: Error: Rendering did not end in the shell/)]);
});

it('a page that is still being rendered when the renderer is closed is reported as no failure', async () => {
  const page = pageOf(job('aurora', { games: 'for (;;);' }));
  await new Promise((resume) => setTimeout(resume, 500));
  renderer.close();
  expect(await page).toBeUndefined();
  expect(failures).toEqual([]);
});

it('pages do not wait with those whose query anybody can make up', async () => {
  renderer.close();
  renderer = new PageRenderer(() => undefined, { waitingWithQuery: 0 });
  expect(await pageOf(job('aurora', {}))).toBeDefined();
  expect(await pageOf({ ...job('lotus', {}), isMadeUp: true })).toBeUndefined();
});

describe('the releases that failed in a page', () => {
  const failedOf = async (asked: RenderJob) => (await renderer.render(asked))?.failed;

  it('are named with it: a remote that throws, and a shell', async () => {
    const remotes = { games: "return 'games';", wallet: "throw new Error('no money');" };
    expect(await failedOf(job('aurora', remotes))).toEqual(['wallet']);
    // As long as the page is sent, its visitors have it so.
    expect(await failedOf(job('aurora', remotes))).toEqual(['wallet']);
    expect(await failedOf(job('aurora', { games: "return 'games';" }))).toEqual([]);
    writeFileSync(join(folder, 'other-shell.js'), "exports.render = async () => { throw new Error('no theme'); };");
    const asked = job('aurora', {});
    expect(await failedOf({ ...asked, request: { ...asked.request, shell: join(folder, 'other-shell.js') } })).toEqual([
      'shell',
    ]);
  });

  it('are not those of a page that did not end once, which a busy machine may have done, but those that are left out for it', async () => {
    const remotes = { games: "return 'games';", wallet: 'for (;;);' };
    expect(await failedOf(job('aurora', remotes))).toEqual([]);
    expect(await failedOf(job('lotus', remotes))).toEqual(['wallet']);
    expect(await failedOf(job('harbor', remotes))).toEqual(['wallet']);
    // A page that shows nothing of it lacks nothing.
    const asked = job('aurora-2', remotes);
    const hidden = asked.request.remotes.map((remote) => ({ ...remote, parts: [] }));
    expect(await failedOf({ ...asked, request: { ...asked.request, remotes: hidden } })).toEqual([]);
  });

  it('are none for what waits until the time of the page is over', async () => {
    const slow = "throw new DOMException('The time is over.', 'TimeoutError');";
    expect(await failedOf(job('aurora', { games: slow }))).toEqual([]);
    expect(failures[0]).toMatch(/^games\.js: /);
  });

  it('are none for a promise that somebody forgot', async () => {
    expect(await failedOf(job('aurora', { games: "Promise.reject(new Error('forgotten')); return 1;" }))).toEqual([]);
  });
});
