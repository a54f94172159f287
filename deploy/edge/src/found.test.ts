import { text } from 'node:stream/consumers';
import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

const { merchant: own, boot: open } = new (jest.requireActual('./testing/fake-operator.ts').FakeOperator)();

/** Changes the merchant or its site as the console does. */
async function become(merchant: object = {}, boot: object = {}): Promise<void> {
  site.operator.merchant = { ...own, ...merchant };
  site.operator.boot = { ...open, ...boot };
  await site.send({ path: '/console-api/changed', method: 'PUT', headers: { host: 'console.localhost' } });
}
const found = { search: { isOn: true, description: { en: 'Slots & draws' } } };

async function page(path: string, headers = {}) {
  const answer = await site.ask(path, headers);
  const html = await text(answer);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
  return {
    ...{ status: answer.statusCode, headers: answer.headers, html },
    title: all(/<title>(.*?)<\/title>/g)[0],
    description: all(/<meta name="description" content="(.*?)">/g)[0],
    robots: [answer.headers['x-robots-tag'], all(/<meta name="robots" content="(.*?)">/g)[0]],
    canonical: all(/<link rel="canonical" href="(.*?)">/g)[0],
    alternates: all(/<link rel="alternate" (hreflang=".*?" href=".*?")>/g),
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/g).map((json) => JSON.parse(json ?? '')),
  };
}
const at = 'http://aurora.localhost:0';

describe('a merchant that did not ask to be found', () => {
  beforeAll(() => become());
  it('has a title and a description, and says twice that it is not to be listed', async () => {
    const help = await page('/help');
    expect(help).toMatchObject({ status: 200, title: '고객센터 · Aurora', robots: ['noindex', 'noindex'] });
    expect(help.description).toBe('고객센터 · Aurora: 가상 머니');
    expect([help.canonical, help.alternates, help.data]).toEqual([undefined, [], []]);
    expect(help.html).toContain(`<meta property="og:image" content="${at}/share.jpg">`);
  });
  it('lets robots read that, and has no site map', async () => {
    const robots = await site.ask('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await text(robots)).toBe('User-agent: *\nDisallow: /edge/\n');
    expect((await site.ask('/sitemap.xml')).statusCode).toBe(404);
  });
});

describe('an address with more slashes than the page’s own', () => {
  it('leads there, with its query', async () => {
    for (const path of ['/help/', '/help//', '//help'])
      expect((await site.ask(`${path}?tab=/faq/`)).headers.location).toBe('/help?tab=/faq/');
    expect((await site.ask('/help/')).statusCode).toBe(308);
  });
  it.each(['//elsewhere.example/', '//elsewhere.example//help', '/\\elsewhere.example/'])(
    '%s never leads to another site',
    async (path) => {
      const answer = await site.ask(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    },
  );
  it('has no other address while it is the home page’s', async () => {
    expect((await site.ask('/')).statusCode).toBe(200);
  });
});

describe('a merchant that wants to be found', () => {
  beforeAll(() => become(found));
  it('has each page under one address, with the addresses of its languages', async () => {
    const help = await page('/helpmc?utm=mail', { host: 'AURORA.localhost' });
    expect(help.robots).toEqual(['all', undefined]);
    expect(help.canonical).toBe(`${at}/help`);
    expect(help.alternates).toEqual([
      `hreflang="ko" href="${at}/help"`,
      `hreflang="en" href="${at}/help?lang=en"`,
      `hreflang="x-default" href="${at}/help"`,
    ]);
  });
  it('shows an address with a language in that language, and its own words about itself', async () => {
    const help = await page('/help?lang=en');
    expect(help.html).toContain('<html lang="en"');
    expect(help).toMatchObject({ title: 'Help · Aurora', canonical: `${at}/help?lang=en` });
    expect(help.description).toBe('Help · Slots &amp; draws');
    expect((await page('/help?lang=th')).html).toContain('<html lang="ko"');
  });
  it('says what the site is, and where a page stands in it', async () => {
    const [home] = (await page('/')).data;
    expect(home['@graph'].map((node: Record<string, string>) => node['@type'])).toEqual(['WebSite', 'Organization']);
    const [help] = (await page('/help')).data;
    expect(help['@graph'][0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Aurora', item: `${at}/index` },
        { position: 2, name: '고객센터', item: `${at}/help` },
      ],
    });
  });
  it('has a site map with every public page in every language, which robots.txt names', async () => {
    const map = await text(await site.ask('/sitemap.xml'));
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      ...[`${at}/index`, `${at}/index?lang=en`, `${at}/help`, `${at}/help?lang=en`],
    ]);
    expect(map.match(/hreflang="x-default"/g)).toHaveLength(4);
    expect(await text(await site.ask('/robots.txt'))).toContain(`\nSitemap: ${at}/sitemap.xml\n`);
  });
  it('has a picture of its brand for links in messages', async () => {
    const picture = await site.ask('/share.jpg');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    picture.destroy();
  });
  it('is not found at a host for agents, nor while it is closed, nor are calls and the console', async () => {
    const agents = 'agents.localhost';
    await become({ ...found, hosts: [...own.hosts, agents], agentHosts: [agents] });
    expect((await page('/help', { host: agents })).robots).toEqual(['noindex', 'noindex']);
    expect((await site.ask('/sitemap.xml', { host: agents })).statusCode).toBe(404);
    await become(found, { status: 1 });
    expect((await page('/help')).robots).toEqual(['noindex', 'noindex']);
    await become(found);
    for (const [path, host] of [['/wps/short'], ['/boot.json'], ['/', 'console.localhost']] as const) {
      const answer = await site.ask(path, host ? { host } : {});
      answer.destroy();
      expect([path, answer.headers['x-robots-tag']]).toEqual([path, 'noindex']);
    }
  });
});

describe('what an address answers', () => {
  afterEach(() => become());
  it('that leads nowhere: 404 with the page of the site', async () => {
    const missing = await page('/nowhere');
    expect(missing).toMatchObject({ status: 404, title: '없는 페이지 · Aurora', robots: ['noindex', 'noindex'] });
    expect(missing.html).toContain('id="tessera-boot"');
    expect(missing.headers['cache-control']).toBe('no-store');
  });
  it('under maintenance: 503 with a time to come back, and help alone stays open', async () => {
    await become({}, { status: 1 });
    const closed = await page('/help');
    expect(closed).toMatchObject({ status: 503, title: '점검 · Aurora' });
    expect(closed.headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' });
    expect(await page('/helpmc')).toMatchObject({ status: 200, title: '고객센터 · Aurora' });
  });
  it('in a region where the site is closed: 451', async () => {
    await become({}, { status: 2 });
    expect(await page('/help')).toMatchObject({ status: 451, title: '제한 지역 · Aurora' });
  });
  it('of a page of the site: it may be kept as it was for Back, but not taken from a cache', async () => {
    const { headers } = await page('/help');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toMatch(/^\*/);
  });
});
