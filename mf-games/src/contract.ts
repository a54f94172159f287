import { defineRemote } from '@tessera/shared/contract';

const gameList = () => import('./pages/game-list/game-list.page.tsx');
const gameFrame = () => import('./pages/game-frame/game-frame.page.tsx');
const list = <Path extends string>(path: Path, title: `games:${string}`) =>
  ({ path, chrome: 'full', title, page: gameList }) as const;

export default defineRemote({
  id: 'games',
  owner: 'casino',
  switch: 'MF_GAMES',
  needs: { session: 'optional', shell: '^1' },
  emits: ['games:game-launched', 'games:round-ended'],
  provides: { 'launch-game': { run: () => import('./reactions/launch-game.reaction.ts') } },
  consumes: {},
  routes: [
    list('/rng', 'games:category.RNG'),
    list('/live', 'games:category.LIVE'),
    list('/fish', 'games:category.FISH'),
    list('/pvp', 'games:category.PVP'),
    list('/sports', 'games:category.SPORTS'),
    list('/esports', 'games:category.ESPORTS'),
    list('/hot', 'games:hot.title'),
    list('/fav', 'games:favorites.title'),
    ...(['pp', 'pg', 'bgs', 'jl', 'fc', 'bng', 'cq9'] as const).map((code) => list(`/${code}`, 'games:list.games')),
    { path: '/game', chrome: 'header', title: 'games:frame.title', page: gameFrame },
    { path: '/seamless', chrome: 'header', title: 'games:frame.title', page: gameFrame },
  ],
  menu: [
    { slot: 'side.main', label: 'games:menu.centre', icon: 'games', opens: { path: '/rng' }, order: 60 },
    { slot: 'bottom.bar', label: 'games:menu.games', icon: 'games', opens: { path: '/rng' }, order: 10 },
  ],
  centrePages: [],
  dialogs: {
    'games.detail': { title: 'games:detail.title', body: () => import('./dialogs/detail/detail.dialog.tsx') },
    'games.filters': { title: 'games:filters.title', body: () => import('./dialogs/filters/filters.dialog.tsx') },
  },
  slots: [
    { slot: 'header.nav', widget: () => import('./widgets/nav/nav.widget.tsx'), order: 10 },
    { slot: 'header.search', widget: () => import('./widgets/search/search.widget.tsx'), order: 10, reserve: '40px' },
  ],
});
