import type { Boot } from '@tessera/shared/registry';
import { preloadsFor, shownFilesAt } from './preloads.ts';
import type { Releases } from './releases/release-store.ts';

const files = (...names: string[]) => ({ js: names.map((name) => `${name}.js`), css: [], shared: [] as string[] });
const games = {
  ...{
    id: 'games',
    base: '/games/',
    entry: 'entry.js',
    locales: { ko: 'games.json' },
    files: { 'hero.js': 'sha384-h' },
  },
  contract: {
    ...{ id: 'games', switch: 'MF_GAMES', routes: [], centrePages: [] },
    slots: [
      { slot: 'home.main', order: 2, isBelowFold: true },
      { slot: 'home.hero', order: 1 },
    ],
  },
  parts: {
    contract: files('contract'),
    'slot:home.hero#1': { ...files('hero', 'card'), shared: ['ui/button'] },
    'slot:home.main#0': { ...files('rail', 'card'), shared: ['ui/button', 'ui/rail'] },
  },
};
const draws = {
  ...{ id: 'lottery', base: '/draws/', entry: 'entry.js', locales: { ko: 'draws.json' }, files: {} },
  contract: {
    ...{ id: 'lottery', switch: 'MF_LOTTERY', routes: [], centrePages: [] },
    slots: [{ slot: 'home.main', order: 1, isBelowFold: true }],
  },
  parts: { contract: files('contract'), 'slot:home.main#0': files('strip') },
  shown: { 'slot:home.main#0': { ...files('table'), shared: ['ui/rail'] } },
};
const releases = {
  shell: {
    ...{ base: '/shell/', files: {}, locales: { shell: { ko: 'ko.json' } } },
    pages: [
      { path: '/help', title: 'content.help', canonical: '/help' },
      { path: '/feedback', title: 'content.feedback', canonical: null, switch: 'FEEDBACK3' },
    ],
    parts: {
      'chrome:./start.ts': files('start'),
      'page:content-view': files('content'),
      'ui/button': files('button'),
      'ui/rail': files('ui-rail'),
    },
  },
  remotes: [games, draws],
} as unknown as Releases;
const boot = {
  ...{ language: 'ko', merchant: { brand: 'aurora' }, gameCategories: [] },
  switches: ['MF_GAMES', 'MF_LOTTERY'].map((modId) => ({ modId, enabled: '1' })),
} as unknown as Boot;

it('a page names all files that it needs, each once, and those of what is below the fold last and with low priority', () => {
  const found = preloadsFor(boot, '/index', releases);
  const hrefs = (isLow: boolean) => found.filter((file) => (file.isLow === true) === isLow).map(({ href }) => href);
  expect(hrefs(false)).toEqual([
    ...['/shell/start.js', '/shell/ko.json', '/games/entry.js', '/games/contract.js', '/games/hero.js'],
    ...['/games/card.js', '/games/games.json', '/shell/button.js'],
  ]);
  expect(hrefs(true)).toEqual([
    ...['/games/rail.js', '/draws/entry.js', '/draws/contract.js', '/draws/strip.js', '/draws/draws.json'],
    '/shell/ui-rail.js',
  ]);
  expect(found.find(({ href }) => href === '/games/hero.js')?.integrity).toBe('sha384-h');
  expect(found.findIndex(({ isLow }) => isLow)).toBe(hrefs(false).length);
});

it('a page of the shell names its code, too', () => {
  const hrefs = (path: string) => preloadsFor(boot, path, releases).map(({ href }) => href);
  expect(hrefs('/help')).toContain('/shell/content.js');
  expect(hrefs('/index')).not.toContain('/shell/content.js');
  // Its switch is off: there is no such page.
  expect(hrefs('/feedback')).not.toContain('/shell/content.js');
});

it('what a part loads and shows by itself is no preload of its page, but one of its files', () => {
  expect(preloadsFor(boot, '/index', releases).map(({ href }) => href)).not.toContain('/draws/table.js');
  expect(shownFilesAt(boot, '/index', releases)).toEqual(['/draws/table.js', '/shell/ui-rail.js']);
  expect(shownFilesAt(boot, '/help', releases)).toEqual([]);
});
