import type { Boot } from '@tessera/shared/registry';
import type { Releases } from '../releases/release-store.ts';
import { renderRequest } from './render-request.ts';

const part = (...shared: string[]) => ({ js: [], css: [], shared });
const games = {
  ...{ id: 'games', base: '/assets/games/1/', server: 'server/index.js', locales: { ko: 'games.ko.json' } },
  contract: {
    ...{ id: 'games', switch: 'MF_GAMES', centrePages: [], slots: [{ slot: 'home.hero', order: 1 }] },
    routes: [{ path: '/rng' }],
  },
  parts: { contract: part('kit'), 'route:/rng': part('grid'), 'slot:home.hero#0': part('hero') },
};
const promotions = {
  ...{ ...games, id: 'promotions', base: '/assets/promotions/1/' },
  contract: { ...games.contract, id: 'promotions', slots: [], routes: [{ path: '/promotions' }] },
  parts: { contract: part('kit'), 'route:/promotions': part('coupon') },
};
const old = { ...games, id: 'old', base: '/assets/old/1/', server: undefined };
const shell = {
  base: '/assets/shell/1/',
  server: 'server/index.js',
  openToVisitors: ['/login', '/terms'],
  locales: { shell: { ko: 'ko.json', en: 'en.json' } },
};
const releases = { shell, remotes: [games, promotions, old] } as unknown as Releases;
const boot = {
  ...{ status: 0, language: 'en', merchant: { code: 'aurora', brand: 'aurora', defaultLanguage: 'ko' } },
  ...{ gameCategories: [], gameVendors: [], shell, remotes: [games] },
  switches: [{ modId: 'MF_GAMES', enabled: '1' }],
} as unknown as Boot;
const content = {
  answers: { language: 'EN', bodies: {} },
  pictures: {},
  device: 'Desktop',
  hasAccount: false,
  sanitised: {},
} as const;
const orderOf = (url: string, changes: Partial<Boot> = {}, of = releases) =>
  renderRequest('/releases', { ...boot, ...changes }, url, of, content);

it('a page is rendered from the builds of its releases, and the shared modules of those that show something at its address', () => {
  expect(orderOf('/rng?sort=new')).toMatchObject({
    shell: '/releases/shell/1/server/index.js',
    remotes: ['games', 'promotions'].map((id) => ({ id, path: `/releases/${id}/1/server/index.js` })),
    // A release that does not say what it imports: those of all its parts, of which one may be shown on demand.
    shared: ['kit', 'grid', 'hero'],
    page: { address: '/rng?sort=new' },
  });
});

it('a page has the modules of code that its parts load on demand', () => {
  const imports = { grid: ['Grid'], dialog: ['Dialog'] };
  const remotes = [{ ...games, imports }, promotions];
  expect(orderOf('/rng', {}, { ...releases, remotes } as unknown as Releases)?.shared).toEqual(['grid', 'dialog']);
});

it('the bare address of a site is its home page', () => {
  expect(orderOf('/')?.page.address).toBe('/index');
  expect(orderOf('/')?.shared).toContain('hero');
});

it('texts are those of the language of the page, and of the merchant where it has none', () => {
  expect(orderOf('/rng')?.messages).toEqual({
    '/assets/shell/1/en.json': '/releases/shell/1/en.json',
    '/assets/shell/1/ko.json': '/releases/shell/1/ko.json',
    '/assets/games/1/games.ko.json': '/releases/games/1/games.ko.json',
  });
});

it.each<[string, Partial<Boot>]>([
  ['of a site under maintenance', { status: 1 }],
  ["of a site that is closed in its visitor's region", { status: 2 }],
  ["with a developer's own release", { overrides: [] }],
])('a page %s is not rendered', (_, changes) => {
  expect(orderOf('/rng', changes)).toBeUndefined();
});

it('where visitors sign in first, only the pages are rendered that they may see before', () => {
  const opens = { dialog: 'auth.login', over: '/index' };
  const auth = {
    ...{
      ...games,
      id: 'auth',
      base: '/assets/auth/1/',
      parts: { contract: part(), 'dialog:auth.login': part('form') },
    },
    contract: { ...games.contract, id: 'auth', slots: [], routes: [{ path: '/login', chrome: 'none', opens }] },
  };
  const switches = [{ modId: 'loginedToHomePage', enabled: '1' }] as never;
  const of = { ...releases, remotes: [auth] } as unknown as Releases;
  expect(orderOf('/login', { switches }, of)?.page.address).toBe('/login');
  expect(orderOf('/terms', { switches }, of)?.page.address).toBe('/terms');
  expect(orderOf('/rng', { switches }, of)).toBeUndefined();
});

it.each(['/rng/', '/rng//'])('a page is not rendered once more for its address with more slashes, %s', (address) => {
  expect(orderOf(address)).toBeUndefined();
});

it('a page of a shell without a server build is not rendered', () => {
  expect(
    orderOf('/rng', {}, { ...releases, shell: { ...shell, server: undefined } } as unknown as Releases),
  ).toBeUndefined();
});
