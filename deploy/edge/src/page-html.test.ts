import { type PageParts, pageHtml } from './page-html.ts';

const parts = {
  boot: { language: 'vi', merchant: { brand: 'lotus', name: 'Lotus <b>' } },
  releases: {
    shell: {
      base: '/assets/',
      boot: { css: [], js: ['shell.js'] },
      files: { 'shell.js': 'sha384-s' },
      parts: {},
    },
  },
  preloads: [
    { href: '/assets/start.js', as: 'script', integrity: 'sha384-a' },
    { href: '/assets/start.css', as: 'style', integrity: 'sha384-b' },
    { href: '/assets/vi.json', as: 'fetch', integrity: 'sha384-c' },
  ],
  theme: '@layer tokens{:root{--space-1:4px}}',
  styleText: () => undefined,
  pictures: {},
  answers: { language: 'VI', texts: new Map() },
  nonce: 'n1',
  failure: { language: 'vi', title: '', text: '', retry: '' },
  head: ['<title>Lotus</title>'],
} as unknown as PageParts;

it('the shell’s scripts are fetched before what is preloaded, although they are deferred', () => {
  expect(pageHtml(parts)).toContain('<script defer fetchpriority="high" nonce="n1" crossorigin src="/assets/shell.js"');
});

it('a rendered page loads its styles with its first screen, and its scripts when that is painted', () => {
  const rendered = { markup: '<p>Lotus</p>', styles: '', atMs: 0, device: 'Mobile', answers: parts.answers };
  const html = pageHtml({ ...parts, rendered });
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('rel="stylesheet" href="/assets/start.css"');
  expect(head).not.toContain('href="/assets/start.js"');
  expect(head).not.toContain('src="/assets/shell.js"');
  const [screen = '', template = ''] = body.split('<template id="tessera-scripts">');
  expect(screen).toContain('<p>Lotus</p>');
  const [late = '', script = ''] = template.split('</template>');
  const places = ['src="/assets/shell.js"', 'href="/assets/start.js"', 'href="/assets/vi.json"'].map((part) =>
    late.indexOf(part),
  );
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(script).toContain('<script nonce="n1">');
});

it('a rendered page has its styles in its HTML, but for those that the browser must load', () => {
  const rendered = { markup: '<p>Lotus</p>', styles: '', atMs: 0, device: 'Mobile', answers: parts.answers };
  const styleText = (href: string) => (href.endsWith('start.css') ? '.a{content:"</style>"}' : undefined);
  const shell = { ...parts.releases.shell, boot: { css: ['shell.css'], js: [], shared: [] } };
  const html = pageHtml({ ...parts, releases: { ...parts.releases, shell }, styleText, rendered });
  expect(html).toContain('<style nonce="n1" data-href="/assets/start.css">.a{content:"<\\/style>"}</style>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/shell.css"');
  expect(pageHtml({ ...parts, styleText })).not.toContain('data-href');
});

it('a rendered page comes with the data that it shows, also where newer data is there', () => {
  const of = (games: string) => ({ language: 'VI', texts: new Map([['/wps/games', JSON.stringify(games)]]) });
  const rendered = { markup: '<p>A</p>', styles: '', atMs: 0, device: 'Mobile', answers: of('A') };
  const html = pageHtml({ ...parts, rendered, answers: of('B') });
  expect(html).toContain('{"language":"VI","bodies":{"/wps/games":"A"}}');
  expect(html).not.toContain('"B"');
});

it('each file comes with the hash that it must have', () => {
  const html = pageHtml(parts);
  expect(html).toContain('src="/assets/shell.js" integrity="sha384-s">');
  expect(html).toContain('href="/assets/start.js" as="script" crossorigin nonce="n1" integrity="sha384-a">');
  expect(html).toContain('href="/assets/start.css" as="style" integrity="sha384-b">');
  expect(html).toContain('href="/assets/vi.json" as="fetch" crossorigin data-integrity="sha384-c">');
});

it('a script that its release does not list has a hash that no file has', () => {
  const shell = { ...parts.releases.shell, files: {} };
  expect(pageHtml({ ...parts, releases: { ...parts.releases, shell } })).toMatch(/integrity="sha384-A{64}"><\/script>/);
});

it('in development, files change under the page, and have no hash', () => {
  expect(pageHtml({ ...parts, boot: { ...parts.boot, isDevelopment: true } })).not.toContain('integrity');
});

describe('the page before its scripts have come', () => {
  const html = pageHtml(parts);
  it('has the merchant’s name and the shape of a page, where the shell will render', () => {
    expect(html).toContain('<div id="root"><div class="first-paint" aria-hidden="true"><b>Lotus &lt;b&gt;</b><i></i>');
  });
  it('waits for no other file: the theme is in its own style', () => {
    expect(html).not.toContain('rel="stylesheet"');
  });
  it('has its own style by the nonce of the page, below the layers of the site', () => {
    expect(html).toContain('<style nonce="n1">@layer first{#root>.first-paint{');
    expect(html).toContain('}@layer tokens{:root{--space-1:4px}}</style>');
    expect(html).not.toContain(' style="');
  });
});
