import { gameArtSvg, PICTURES_ID, pictureKey } from '@tessera/shared/art';
import type { Boot, SerialContract } from '@tessera/shared/registry';
import { firstPictures } from './first-pictures.ts';
import type { FirstGames } from './operator-link.ts';
import { pageHtml } from './page-html.ts';
import type { Releases } from './release-store.ts';

const contract = {
  id: 'games',
  switch: 'MF_GAMES',
  routes: [
    { path: '/rng', chrome: 'full', title: 'games:rng', pictures: 'RNG' },
    { path: '/hot', chrome: 'full', title: 'games:hot', pictures: 'hot' },
    { path: '/game', chrome: 'header', title: 'games:game' },
  ],
  centrePages: [],
  slots: [
    { slot: 'header.nav', order: 1 },
    { slot: 'home.main', order: 2, pictures: 'hot', when: { brands: ['aurora'] } },
  ],
} as unknown as SerialContract;
const slot = { vendor: 'PP', code: 'PP-0001', category: 'RNG' };
const fish = { vendor: 'PP', code: 'PP-0002', category: 'FISH' };
const games: FirstGames = { RNG: [slot], hot: [fish, slot] };
const releases = { remotes: [{ id: 'games', contract }] } as unknown as Releases;
const boot = (brand = 'aurora', enabled = '1') =>
  ({
    merchant: { brand, name: 'Aurora' },
    switches: [{ modId: 'MF_GAMES', enabled }],
    gameCategories: [],
  }) as unknown as Boot;
const key = (game: typeof slot) => pictureKey({ ...game, ratio: '3:4' });

describe('the pictures that come with a page', () => {
  it('are those of the list that it shows first, as the browser would paint them', () => {
    expect(firstPictures(boot(), '/rng', releases, games)).toEqual({
      [key(slot)]: gameArtSvg({ ...slot, ratio: '3:4' }),
    });
    expect(Object.keys(firstPictures(boot(), '/hot', releases, games))).toEqual([key(fish), key(slot)]);
  });

  it('are those of the home page’s widgets, for the brand that has them', () => {
    expect(Object.keys(firstPictures(boot(), '/index', releases, games))).toEqual([key(fish), key(slot)]);
    expect(firstPictures(boot('harbor'), '/index', releases, games)).toEqual({});
  });

  it('are none on other pages, while games are off, or from an operator that names none', () => {
    expect(firstPictures(boot(), '/game', releases, games)).toEqual({});
    expect(firstPictures(boot('aurora', '0'), '/rng', releases, games)).toEqual({});
    expect(firstPictures(boot(), '/rng', releases, {})).toEqual({});
  });

  it('are data in the page, whatever an operator calls its games', () => {
    const named = { vendor: 'PP', code: '</script><b>', category: 'RNG' };
    const pictures = firstPictures(boot(), '/rng', releases, { RNG: [named] });
    const shell = { base: '/', boot: { css: [], js: [] }, parts: {} };
    const html = pageHtml({
      boot: boot(),
      releases: { shell } as never,
      preloads: [],
      theme: '',
      pictures,
      nonce: 'n',
      head: [],
    });
    const text = html.split(`id="${PICTURES_ID}">`)[1]?.split('</script>')[0];
    expect(JSON.parse(text ?? '')).toEqual(pictures);
  });
});
