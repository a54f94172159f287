import { gameArtSvg, PICTURES_ID, pictureKey } from '@tessera/shared/art';
import type { Boot, SerialContract } from '@tessera/shared/registry';
import { firstPictures } from './first-pictures.ts';
import { firstScreen } from './first-screen.ts';
import type { FirstGames } from './operator-link.ts';
import { pageHtml } from './page-html.ts';
import type { Releases } from './releases/release-store.ts';

const contract = {
  id: 'games',
  switch: 'MF_GAMES',
  routes: [
    { path: '/rng', chrome: 'full', title: 'games:rng', first: { pictures: 'RNG' } },
    { path: '/hot', chrome: 'full', title: 'games:hot', first: { pictures: 'hot' } },
    { path: '/game', chrome: 'header', title: 'games:game' },
  ],
  centrePages: [],
  slots: [
    { slot: 'header.nav', order: 1 },
    { slot: 'home.main', order: 2, first: { pictures: 'hot' }, when: { brands: ['aurora'] } },
  ],
} as unknown as SerialContract;
const slot = { vendor: 'PP', code: 'PP-0001', category: 'RNG' };
const fish = { vendor: 'PP', code: 'PP-0002', category: 'FISH' };
const games: FirstGames = { RNG: [slot], hot: [fish, slot] };
const shell = {
  openToVisitors: ['/terms'],
  pages: [
    { path: '/terms', title: 'content.terms', canonical: '/terms', first: { calls: ['/wps/texts'] } },
    {
      path: '/feedback',
      title: 'content.feedback',
      canonical: '/feedback',
      switch: 'FEEDBACK3',
      first: { calls: ['/wps/s'] },
    },
    { path: '/old', title: 'content.old', canonical: '/old' },
  ],
};
const releases = { shell, remotes: [{ id: 'games', contract }] } as unknown as Releases;
const boot = (brand = 'aurora') =>
  ({
    merchant: { brand, name: 'Aurora' },
    status: 0,
    switches: [],
    gameCategories: [],
  }) as unknown as Boot;
const key = (game: typeof slot) => pictureKey({ ...game, ratio: '3:4' });

const picturesAt = (page: Boot, path: string, firstGames: FirstGames) =>
  firstPictures(firstScreen(page, path, releases).first, firstGames);

describe('the pictures that come with a page', () => {
  it('are those of the list that it shows first, as the browser would paint them', () => {
    expect(picturesAt(boot(), '/rng', games)).toEqual({
      [key(slot)]: gameArtSvg({ ...slot, ratio: '3:4' }),
    });
    expect(Object.keys(picturesAt(boot(), '/hot', games))).toEqual([key(fish), key(slot)]);
  });

  it('are those of the home page’s widgets, for the brand that has them', () => {
    expect(Object.keys(picturesAt(boot(), '/index', games))).toEqual([key(fish), key(slot)]);
    expect(picturesAt(boot('harbor'), '/index', games)).toEqual({});
  });

  it('are none on other pages, while games are off, where the site is closed, or from an operator that names none', () => {
    expect(picturesAt(boot(), '/game', games)).toEqual({});
    expect(firstScreen(boot(), '/rng', { ...releases, remotes: [] }).first).toEqual([]);
    expect(firstScreen({ ...boot(), status: 2 }, '/rng', releases).first).toEqual([]);
    expect(picturesAt(boot(), '/rng', {})).toEqual({});
  });

  it('are data in the page, whatever an operator calls its games', () => {
    const named = { vendor: 'PP', code: '</script><b>', category: 'RNG' };
    const pictures = picturesAt(boot(), '/rng', { RNG: [named] });
    const files = { base: '/', boot: { css: [], js: [] }, parts: {} };
    const html = pageHtml({
      boot: boot(),
      releases: { shell: files } as never,
      preloads: [],
      theme: '',
      styleText: () => undefined,
      pictures,
      answers: { language: 'KO', texts: new Map() },
      nonce: 'n',
      failure: {} as never,
      head: [],
      hasAccount: false,
    });
    const text = html.split(`id="${PICTURES_ID}">`)[1]?.split('</script>')[0];
    expect(JSON.parse(text ?? '')).toEqual(pictures);
  });

  it('come without answers to visitors’ calls on pages that visitors see once they have signed in', () => {
    const wanting = { ...contract, routes: [{ path: '/rng', first: { pictures: 'RNG', calls: ['/wps/a'] } }] };
    const all = { shell, remotes: [{ id: 'games', contract: wanting }] } as unknown as Releases;
    const guarded = { ...boot(), switches: [...boot().switches, { modId: 'loginedToHomePage', enabled: '1' }] };
    expect(firstScreen(boot(), '/rng', all).first).toContainEqual({ pictures: 'RNG', calls: ['/wps/a'] });
    expect(firstScreen(guarded as Boot, '/rng', all).first).toContainEqual({ pictures: 'RNG' });
    expect(firstScreen(guarded as Boot, '/terms', { ...all, remotes: [] }).first).toEqual([{ calls: ['/wps/texts'] }]);
  });
});

it('what a page of the shell shows first comes with it, while its switch is on', () => {
  const on = { ...boot(), switches: [{ modId: 'FEEDBACK3', enabled: '1', childrenNodes: [] }] } as unknown as Boot;
  const ofShell = (page: Boot, path: string) => firstScreen(page, path, { ...releases, remotes: [] }).first;
  expect(ofShell(on, '/terms')).toEqual([{ calls: ['/wps/texts'] }]);
  expect(ofShell(on, '/feedback')).toEqual([{ calls: ['/wps/s'] }]);
  expect(ofShell(boot(), '/feedback')).toEqual([]);
  // Of a release from before pages said it.
  expect(ofShell(on, '/old')).toEqual([{ calls: [] }]);
});
