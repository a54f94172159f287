import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

const gameList = () => import('./pages/game-list/game-list.page.tsx');
const gameFrame = () => import('./pages/game-frame/game-frame.page.tsx');
const lists = { switch: 'GAMELO3' } as const;
const slotGames = { ...lists, lists: 'RNG' } as const;
const hot = { switch: 'GAMELOHOT3' } as const;
/** What a visitor's page asks first; a test compares it with the pages. */
const firstList = (filter: string) => `/wps/relay/GCSGAME_gameList?${filter}&pageNo=1&pageSize=40`;
const oneOf = (name: string, ...values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, `&${name}=${value}`]));
/**
 * How the address of a list narrows it; a test compares it with model/list-criteria.ts. Words and stakes can have any value: their
 * rows come with the scripts.
 */
const criteria = {
  page: { vendorAs: 'vassalage' },
  q: { adds: {} },
  view: { adds: { all: '', new: '&isNew=true', playable: '&isPlayable=true' } },
  volatility: { adds: oneOf('volatility', 'low', 'medium', 'high') },
  feature: { adds: oneOf('feature', 'freeSpins', 'wild', 'stackedWild', 'multiplier') },
  rtp: { adds: oneOf('minRtp', '95', '96', '96.5', '97') },
  stake: { adds: {} },
  sort: { adds: { '': '&sort=popular', ...oneOf('sort', 'popular', 'new', 'name', 'rtp') } },
} as const;
/** The page of a vendor shows no other one. */
const ofVendor = { ...criteria, page: { adds: {} } } as const;
const narrowings = '{?view}{?volatility}{?feature}{?rtp}{?sort}';
const narrowed = {
  gameType: (code: string) => ({ query: criteria, call: firstList(`gameType=${code}{?page}${narrowings}`) }),
  vassalage: (code: string) => ({ query: ofVendor, call: firstList(`vassalage=${code}${narrowings}`) }),
} as const;
const hotCall = '/wps/relay/GCSGAME_hotGamesV2?merchantCode={merchant}&isPlatform=2&platform=flash%2Chtml5-desktop';
const newCall = '/wps/relay/GCSGAME_gameList?isNew=true&isPlayable=true&sort=new&pageNo=1&pageSize=16';
const vendorCall = '/wps/relay/GCSGAME_newGameVendor';

const list = <Path extends string>(
  path: Path,
  title: `games:${string}`,
  code?: string,
  field: 'gameType' | 'vassalage' = 'gameType',
) =>
  ({
    path,
    chrome: 'full',
    title,
    page: gameList,
    when: { ...lists, ...(code ? { lists: code } : {}) },
    ...(code
      ? {
          first: {
            pictures: code,
            calls: [firstList(`${field}=${code}&sort=popular`)],
            narrowed: narrowed[field](code),
          },
        }
      : {}),
  }) as const;

const nav = () => import('./widgets/nav/nav.widget.tsx');
const search = () => import('./widgets/search/search.widget.tsx');
const continuePanel = () => import('./widgets/continue/continue.widget.tsx');
const categories = () => import('./widgets/categories/categories.widget.tsx');
const hotRail = () => import('./widgets/hot-rail/hot-rail.widget.tsx');
const hotGames = { first: { pictures: 'hot', calls: [hotCall] }, widget: hotRail } as const;
const newRail = () => import('./widgets/new-rail/new-rail.widget.tsx');
const newGames = {
  // The height of its cards follows the window's width; measured at 390 to 1,440 px.
  reserve: 'clamp(233px, 18.6vw, 267px)',
  isBelowFold: true,
  first: { calls: [newCall] },
  widget: newRail,
} as const;
const greeting = () => import('./widgets/greeting/greeting.widget.tsx');
const mostPlayed = () => import('./widgets/most-played/most-played.widget.tsx');
const catalogueCounts = () => import('./widgets/catalogue-counts/catalogue-counts.widget.tsx');
const aurora = { brands: ['aurora'] } as const;
const recent = { switch: 'GAMELOREC3', roles: ['trial', 'member', 'agent'] } as const;
const lotus = { brands: ['lotus'] } as const;
const harbor = { brands: ['harbor'] } as const;

export default defineRemote({
  id: 'games',
  owner: 'casino',
  switch: 'MF_GAMES',
  needs: { session: 'optional', shell: '^1.1' },
  port,
  provides: {
    'launch-game': { run: () => import('./reactions/launch-game.reaction.ts') },
    'show-round-proof': { dialog: 'games.round' },
  },
  consumes: {},
  routes: [
    list('/rng', 'games:category.RNG', 'RNG'),
    list('/live', 'games:category.LIVE', 'LIVE'),
    list('/fish', 'games:category.FISH', 'FISH'),
    list('/pvp', 'games:category.PVP', 'PVP'),
    list('/sports', 'games:category.SPORTS', 'SPORTS'),
    list('/esports', 'games:category.ESPORTS', 'ESPORTS'),
    {
      ...list('/hot', 'games:hot.title'),
      when: hot,
      first: { pictures: 'hot', calls: [firstList('isHot=true&sort=popular'), hotCall] },
    },
    { ...list('/fav', 'games:favorites.title'), when: { switch: 'GAMELOFAV3' }, canonical: null },
    ...(['pp', 'pg', 'bgs', 'jl', 'fc', 'bng', 'cq9'] as const).map((code) =>
      list(`/${code}`, 'games:list.games', code.toUpperCase(), 'vassalage'),
    ),
    { path: '/game', chrome: 'header', title: 'games:frame.title', page: gameFrame, canonical: null },
    { path: '/seamless', chrome: 'header', title: 'games:frame.title', page: gameFrame, canonical: null },
  ],
  menu: [
    {
      slot: 'side.main',
      label: 'games:menu.centre',
      icon: 'games',
      opens: { path: '/rng' },
      order: 60,
      when: slotGames,
    },
    {
      slot: 'bottom.bar',
      label: 'games:menu.games',
      icon: 'games',
      opens: { path: '/rng' },
      order: 10,
      when: slotGames,
    },
  ],
  centrePages: [],
  dialogs: {
    'games.detail': { title: 'games:detail.title', body: () => import('./dialogs/detail/detail.dialog.tsx') },
    'games.recent': { title: 'games:home.recent', body: () => import('./dialogs/recent/recent.dialog.tsx') },
    'games.lobby': {
      title: 'games:lobby.title',
      body: () => import('./dialogs/lobby/lobby.dialog.tsx'),
      size: 'large',
    },
    'games.round': { title: 'games:round.title', body: () => import('./dialogs/round/round.dialog.tsx') },
    'games.filters': { title: 'games:filters.title', body: () => import('./dialogs/filters/filters.dialog.tsx') },
  },
  slots: [
    { slot: 'header.nav', order: 10, first: { calls: [vendorCall] }, widget: nav },
    { slot: 'header.search', order: 10, reserve: '40px', when: lists, widget: search },
    { slot: 'home.beside-hero', order: 10, reserve: '278px', when: { ...aurora, ...recent }, widget: continuePanel },
    { slot: 'home.main', order: 10, reserve: '84px', when: aurora, widget: categories },
    { slot: 'home.main', order: 20, reserve: '290px', when: { ...aurora, ...hot }, ...hotGames },
    { slot: 'home.main', order: 30, when: { ...aurora, ...lists }, ...newGames },
    { slot: 'home.beside-hero', order: 20, reserve: '290px', when: { ...lotus, ...hot }, ...hotGames },
    { slot: 'home.side', order: 30, when: { ...lotus, ...recent }, widget: continuePanel },
    { slot: 'home.hero', order: 10, when: harbor, widget: greeting },
    { slot: 'home.main', order: 10, when: { ...harbor, ...hot }, first: { calls: [hotCall] }, widget: mostPlayed },
    { slot: 'home.side', order: 10, when: { ...harbor, ...lists }, widget: catalogueCounts },
  ],
});
