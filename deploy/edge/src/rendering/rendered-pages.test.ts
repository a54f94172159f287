import { text } from 'node:stream/consumers';
import { startEdge } from '../testing/start-edge.ts';
import { until } from '../testing/until.ts';

/** A shell that shows what it was given; `?broken` cannot be rendered. */
const serverBuild = `exports.rendersForAccounts = true;
exports.render = async ({ boot, address, device, hasAccount }) => {
  if (address.includes('broken')) throw new Error('broken');
  return '<main style="color:red">' + [boot.language, address, device, ...(hasAccount ? ['account'] : [])].join(' ').replaceAll('&', '&amp;') + '</main>';
};`;

let edge: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  edge = await startEdge({}, undefined, { level: 'warn', stream: { write: () => undefined } }, {}, serverBuild);
});
afterAll(() => edge.stop());

const pageAt = async (path: string, headers: Record<string, string> = {}) => text(await edge.ask(path, headers));
const shownIn = (html: string): string | undefined => /<main[^>]*>([^<]*)<\/main>/.exec(html)?.[1];

/** A page with its first screen: one that is ready too late for a visitor, as on a busy machine, is there for the next. */
async function renderedPage(path: string, headers: Record<string, string> = {}): Promise<string> {
  let html = await pageAt(path, headers);
  while (shownIn(html) === undefined) html = await pageAt(path, headers);
  return html;
}

it("a visitor's page has its first screen, for the language and the device that asked", async () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' };
  expect(shownIn(await renderedPage('/'))).toBe('ko /index Desktop');
  expect(shownIn(await renderedPage('/index?lang=en', phone))).toBe('en /index?lang=en Mobile');
});

it('the language of the last page is that of the next one, if the merchant has it', async () => {
  expect(shownIn(await renderedPage('/', { cookie: 'language=en' }))).toBe('en /index Desktop');
  expect(shownIn(await renderedPage('/?lang=ko', { cookie: 'language=en' }))).toBe('ko /index?lang=ko Desktop');
  expect(shownIn(await renderedPage('/', { cookie: 'language=xx' }))).toBe('ko /index Desktop');
});

it('styles of elements come as rules with the nonce of the page, whose policy allows nothing else', async () => {
  const html = await renderedPage('/index');
  expect(html).toContain('<main data-rendered-style="0">');
  expect(html).toMatch(/<style nonce="[^"]+" id="rendered-styles">\[data-rendered-style="0"\]\{color:red\}<\/style>/);
  expect(html).not.toContain(' style="');
});

it('a page that a campaign leads to has its first screen, however long the marks in its address are', async () => {
  const marks = ['gclid', 'utm_campaign', '_gl'].map((name) => `${name}=${'x'.repeat(200)}`).join('&');
  expect(shownIn(await renderedPage(`/index?${marks}`))).toBe('ko /index Desktop');
  expect(shownIn(await renderedPage(`/index?${marks}&lang=en`))).toBe('en /index?lang=en Desktop');
});

it('a browser with an account gets a first screen that leaves its place free, as wide as it was last in this tab', async () => {
  const html = await renderedPage('/index', { cookie: 'signedIn=1' });
  expect(shownIn(html)).toBe('ko /index Desktop account');
  expect(html).toContain(' data-account>');
  expect(html).toContain("sessionStorage.getItem('accountWidth')");
  const visitors = await renderedPage('/index');
  expect(shownIn(visitors)).toBe('ko /index Desktop');
  expect(visitors).not.toContain('accountWidth');
  expect(visitors).not.toContain('data-account');
});

it('an account gets no first screen from a shell that would show it the page of a visitor', async () => {
  const earlier = await startEdge(
    {},
    undefined,
    undefined,
    {},
    serverBuild.replace('exports.rendersForAccounts = true;', ''),
  );
  const earlierAt = async (headers: Record<string, string> = {}) =>
    shownIn(await text(await earlier.ask('/index', headers)));
  try {
    let ofVisitor: string | undefined;
    do ofVisitor = await earlierAt();
    while (ofVisitor === undefined);
    // The first may come without its first screen because it was late; the second would have it.
    for (let page = 0; page < 2; page += 1) expect(await earlierAt({ cookie: 'signedIn=1' })).toBeUndefined();
  } finally {
    await earlier.stop();
  }
});

it.each([
  ['that cannot be rendered', '/index?broken', {}],
  ['that does not exist', '/nowhere', {}],
  ['with an address that is longer than those of the site', `/index?made=${'up'.repeat(130)}`, {}],
])('a page %s comes without its first screen', async (_, path, headers) => {
  const html = await pageAt(path, headers as Record<string, string>);
  expect(shownIn(html)).toBeUndefined();
  expect(html).toContain('class="first-paint"');
});

it('a stable release that cannot be rendered is named to callers with the internal key where the edge says that it is well', async () => {
  // Once it is known: the first page may have been sent before.
  const failing = async () => JSON.parse(await pageAt('/healthz', { 'x-internal-key': 'key' })).notRendered;
  while ((await failing()).length === 0) await pageAt('/index?broken');
  expect(await failing()).toEqual([{ remote: 'shell', version: '1' }]);
  expect(JSON.parse(await pageAt('/healthz'))).toEqual({ ok: true, shell: '1' });
});

it('two visitors get the same cached page, each with a nonce of their own', async () => {
  const noncesIn = (html: string) => new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  const texts = [await renderedPage('/index'), await renderedPage('/index')];
  const [first, second] = texts.map(noncesIn);
  expect([first?.size, second?.size]).toEqual([1, 1]);
  expect(second).not.toEqual(first);
  expect(texts.map(shownIn)).toEqual(Array(2).fill('ko /index Desktop'));
});

it('a visitor from a region that the site is closed in gets no first screen, neither a cached one nor one of the page that stays open', async () => {
  const { boot } = edge.operator;
  const becomes = async (status: number) => {
    edge.operator.boot = { ...boot, status };
    await edge.send({ path: '/console-api/changed', method: 'PUT', headers: { host: 'console.localhost' } });
  };
  for (const path of ['/index', '/helpmc']) await renderedPage(path);
  await becomes(2);
  for (const path of ['/index', '/helpmc']) expect(shownIn(await pageAt(path))).toBeUndefined();
  await becomes(0);
  expect(shownIn(await renderedPage('/index'))).toBe('ko /index Desktop');
});

it('an edge that is told not to render sends pages without their first screen', async () => {
  const plain = await startEdge({}, undefined, undefined, { rendering: 'off' }, serverBuild);
  try {
    expect(shownIn(await text(await plain.ask('/index')))).toBeUndefined();
  } finally {
    await plain.stop();
  }
});

/** An edge that renders homes ahead, and what it logs. */
async function startAhead(build: string, operator?: { readonly port: number; readonly internalKey: string }) {
  const lines: string[] = [];
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } as const;
  const { stop } = await startEdge({}, operator, log, { rendering: 'ahead' }, build);
  return { stop, logged: (text: string) => until(() => lines.some((line) => line.includes(text))) };
}

it('an edge that renders ahead logs a home that cannot be rendered, before any visitor', async () => {
  const { logged, stop } = await startAhead('exports.render = async () => null.x;');
  await logged('could not be rendered at the edge').finally(stop);
});

it('an edge whose operator is not there yet logs that no home was rendered ahead', async () => {
  const { logged, stop } = await startAhead(serverBuild, { port: 1, internalKey: 'key' });
  await logged('could not be rendered ahead').finally(stop);
});
