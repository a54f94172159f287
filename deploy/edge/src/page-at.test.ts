import type { SerialContract } from '@tessera/shared/registry';
import { listedPages, type SiteParts, shownAt } from './page-at.ts';

const lists = { switch: 'GAMELO3' } as const;
const games = {
  id: 'games',
  switch: 'MF_GAMES',
  routes: [
    { path: '/rng', title: 'games:rng', when: { ...lists, lists: 'RNG' } },
    { path: '/live', title: 'games:live', when: { ...lists, lists: 'LIVE' } },
    { path: '/pg', title: 'games:list', when: { ...lists, lists: 'PG' } },
    { path: '/fav', title: 'games:fav', canonical: null },
    { path: '/slots', title: 'games:rng', canonical: '/rng' },
    { path: '/login', title: 'games:login', opens: { dialog: 'auth.login', over: '/index' } },
    { path: '/harbour', title: 'games:harbour', when: { brands: ['harbor'] } },
    { path: '/rooms/:room', title: 'games:room' },
  ],
  centrePages: [{ centre: 'member', key: 'bets', label: 'games:bets' }],
} as unknown as SerialContract;
const parts = (switches: Readonly<Record<string, '0' | '1'>> = {}): SiteParts =>
  ({
    brand: 'aurora',
    operator: {
      switches: Object.entries({ GAMELO3: '1', ...switches }).map(([modId, enabled]) => ({ modId, enabled })),
      gameCategories: ['RNG'],
      gameVendors: ['PG'],
    },
    releases: {
      shell: {
        pages: [
          { path: '/help', title: 'content.help', canonical: '/help' },
          { path: '/helpmc', title: 'content.help', canonical: '/help' },
          { path: '/feedback', title: 'content.feedback', canonical: '/feedback', switch: 'FEEDBACK3' },
        ],
        openToVisitors: ['/login', '/helpmc', '/help'],
        openWhileClosed: '/helpmc',
      },
      remotes: [{ id: 'games', contract: games }],
    },
  }) as unknown as SiteParts;

/** The site while the remote is switched off: it is not among the releases then. */
const withoutGames = (): SiteParts => ({ ...parts(), releases: { ...parts().releases, remotes: [] } });

const listed = (site: SiteParts) => listedPages(site).map(({ canonical }) => canonical);
const status = (path: string, site = parts()) => shownAt(path, 0, site).status;

describe('the pages for search engines', () => {
  it('are those that are switched on and have something, each under one address', () => {
    expect(listed(parts())).toEqual(['/index', '/rng', '/pg', '/help']);
    expect(listed(parts({ FEEDBACK3: '1' }))).toEqual(['/index', '/rng', '/pg', '/help', '/feedback']);
    expect(listed(parts({ GAMELO3: '0' }))).toEqual(['/index', '/help']);
    expect(listed(withoutGames())).toEqual(['/index', '/help']);
  });
  it('lack those of vendors while an operator of an older release does not name any', () => {
    const { gameVendors: _, ...operator } = parts().operator;
    expect(listed({ ...parts(), operator })).toEqual(['/index', '/rng', '/help']);
  });
  it('are only those that need no sign-in, where the rest does', () => {
    expect(listed(parts({ loginedToHomePage: '1' }))).toEqual(['/help']);
  });
});

describe('an address', () => {
  it.each([
    ...['/', '/index', '/rng', '/fav', '/slots', '/login', '/rooms/7', '/help', '/helpmc', '/member', '/member/bets'],
  ])('%s has a page', (path) => expect(status(path)).toBe(200));
  it.each([...['/nowhere', '/rng/more', '/live', '/harbour', '/feedback', '/agent', '/member/vip', '/favicon.ico']])(
    '%s answers 404',
    (path) => expect(status(path)).toBe(404),
  );
  it('of a remote that is switched off answers 404', () => {
    expect(['/rng', '/member', '/member/bets'].map((path) => status(path, withoutGames()))).toEqual([
      ...[404, 404, 404],
    ]);
  });
  it.each([
    [1, '/rng', 503],
    [1, '/nowhere', 503],
    [2, '/rng', 451],
    [7, '/rng', 503],
    [1, '/helpmc', 200],
    [2, '/helpmc', 200],
  ])('of a site with status %s: %s answers %s', (system, path, expected) => {
    expect(shownAt(path, system, parts()).status).toBe(expected);
  });
});
