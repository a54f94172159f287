import { type PageParts, pageHtml } from './page-html.ts';

const parts = {
  boot: { language: 'vi', merchant: { brand: 'lotus', name: 'Lotus <b>' } },
  releases: {
    shell: {
      base: '/assets/',
      boot: { css: [], js: ['shell.js'] },
      parts: {},
    },
  },
  preloads: [],
  theme: '@layer tokens{:root{--space-1:4px}}',
  pictures: {},
  answers: { language: 'VI', texts: new Map() },
  nonce: 'n1',
  failure: { language: 'vi', title: '', text: '', retry: '' },
  head: ['<title>Lotus</title>'],
} as unknown as PageParts;

it('the shell’s scripts are fetched before what is preloaded, although they are deferred', () => {
  expect(pageHtml(parts)).toContain('<script defer fetchpriority="high" nonce="n1" src="/assets/shell.js"></script>');
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
