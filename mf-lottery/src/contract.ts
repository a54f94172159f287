import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

// The paths of `model/lottery-pages.ts`, which a test compares. A contract imports its port alone, to load nothing else.
const main = { path: '/lottery' } as const;
const vietnam = { path: '/vnlottery' } as const;
const seaLottery = { path: '/seaLottery' } as const;
const whenLottery = { lists: 'LOTT' } as const;
const whenElott = { lists: 'ELOTT' } as const;
const whenVietnam = { lists: 'VN' } as const;
const whenSea = { lists: 'SEA' } as const;
/** Of the most played games, and of the past results of Vietnam. */
const announced = { switch: 'AGEANNOUNCE3' } as const;
const aurora = { ...announced, ...whenLottery, brands: ['aurora'] } as const;
const lotus = { ...whenLottery, brands: ['lotus'] } as const;
const harbor = { ...announced, ...whenLottery, brands: ['harbor'] } as const;
const vnAurora = { ...announced, ...whenVietnam, brands: ['aurora'] } as const;
const vnLotus = { ...announced, ...whenVietnam, brands: ['lotus'] } as const;
const vnHarbor = { ...announced, ...whenVietnam, brands: ['harbor'] } as const;

const lottery = () => import('./pages/lottery/lottery.page.tsx');
const elott = () => import('./pages/elott/elott.page.tsx');
const vnlottery = () => import('./pages/vnlottery/vnlottery.page.tsx');
const sea = () => import('./pages/sea-lottery/sea-lottery.page.tsx');
const lottert = () => import('./pages/lottert/lottert.page.tsx');
const proof = () => import('./dialogs/proof/proof.dialog.tsx');
const rules = () => import('./dialogs/rules/rules.dialog.tsx');
const chase = () => import('./dialogs/chase/chase.dialog.tsx');
const chaseIssues = () => import('./dialogs/chase-issues/chase-issues.dialog.tsx');
const nextDraw = () => import('./widgets/next-draw/next-draw.widget.tsx');
const results = () => import('./widgets/results/results.widget.tsx');
const gameStrip = () => import('./widgets/game-strip/game-strip.widget.tsx');
const watchBets = () => import('./reactions/watch-bets.reaction.ts');
const followChases = () => import('./reactions/follow-chases.reaction.ts');
const quickBet = () => import('./widgets/quick-bet/quick-bet.widget.tsx');
const vietnamNumbers = () => import('./widgets/vietnam-numbers/vietnam-numbers.widget.tsx');
const gameRows = () => import('./widgets/game-rows/game-rows.widget.tsx');

/** What a visitor's page asks first; a test compares it with the pages. */
const filter = 'device={device}&language={language}';
const games = (prizeMode: string) => `/lgw/games/game_menus?prizeMode=${prizeMode}&${filter}`;
const drawCall = '/lgw/draw';
const drawsOf = (prizeMode: string) => `${drawCall}?prizeMode=${prizeMode}`;
const firstOf = (prizeMode: string) => ({ calls: [games(prizeMode), drawsOf(prizeMode)] }) as const;
const vietnamMenus = ['LOTT', 'ZY'].map((mode) => `/lgw/vn/games/game_menu?prizeMode=${mode}&${filter}`);
const vietnamLobby = `/lgw/vn/games/lobby?prizeMode=LOTT&${filter}&lottoArea=VN&launchMode=LOTT&view=lobby`;
const firstVietnam = { calls: [...vietnamMenus, vietnamLobby, `${drawCall}?lottoArea=VN`] } as const;
const popular = `/lgw/games/popular?prizeMode=LOTT&${filter}&count=20`;
const firstGames = firstOf('LOTT');
// The page asks for one issue at a time; this call has those of all open issues, because a contract cannot name an issue.
const firstSea = { calls: [...firstOf('SEA').calls, '/lgw/numeros/blocked/open'] } as const;
const firstPopular = { calls: [popular, drawsOf('LOTT')] } as const;

/**
 * A CSS length without a media query: `narrow` px in windows of less than `width` px, `wide` px in others; `wide` has to be the
 * smaller one. Times 999, one px of the window decides.
 */
const heightFrom = (width: number, narrow: number, wide: number): string =>
  `clamp(${wide}px, ${narrow}px - (100vw - ${width - 1}px) * 999, ${narrow}px)`;
const resultsHeight = heightFrom(768, 771, 626);
const strip = { reserve: heightFrom(768, 253, 201), isBelowFold: true, widget: gameStrip } as const;
/** Of lotus and harbor; aurora's is lower. */
const vietnamHeight = heightFrom(1024, 987, 640);
const numbers = { isBelowFold: true, widget: vietnamNumbers } as const;

export default defineRemote({
  id: 'lottery',
  owner: 'draws',
  switch: 'MF_LOTTERY',
  needs: { session: 'optional', shell: '^1.1' },
  port,
  provides: { 'show-draw-proof': { dialog: 'lottery.proof' } },
  consumes: { 'auth:signed-in': watchBets, 'shell:account-changed': followChases },
  routes: [
    { path: main.path, chrome: 'header', title: 'lottery:title', page: lottery, when: whenLottery, first: firstGames },
    { path: '/elott', chrome: 'full', title: 'lottery:elott', page: elott, when: whenElott, first: firstOf('ELOTT') },
    {
      path: vietnam.path,
      chrome: 'header',
      title: 'lottery:vietnam.title',
      page: vnlottery,
      when: whenVietnam,
      first: firstVietnam,
    },
    { path: seaLottery.path, chrome: 'header', title: 'lottery:seaLottery', page: sea, when: whenSea, first: firstSea },
    {
      path: '/lottert',
      chrome: 'header',
      title: 'lottery:title',
      page: lottert,
      canonical: main.path,
      when: whenLottery,
      first: firstGames,
    },
  ],
  menu: [
    { slot: 'side.main', label: 'lottery:menu.lottery', icon: 'dice', opens: main, order: 75, when: whenLottery },
    { slot: 'side.main', label: 'lottery:menu.vietnam', icon: 'ticket', opens: vietnam, order: 76, when: whenVietnam },
    { slot: 'side.main', label: 'lottery:seaLottery', icon: 'ticket', opens: seaLottery, order: 77, when: whenSea },
    // Before games: the phone bar of lotus has room for one page, and lottery comes first there.
    { slot: 'bottom.bar', label: 'lottery:menu.lottery', icon: 'dice', opens: main, order: 5, when: lotus },
  ],
  centrePages: [],
  dialogs: {
    'lottery.proof': { title: 'lottery:proof.title', body: proof },
    'lottery.chase': { title: 'lottery:chase.title', body: chase },
    'lottery.chase-issues': { title: 'lottery:chase.issuesTitle', body: chaseIssues },
    'lottery.rules': { title: 'lottery:rules.title', body: rules, size: 'large' },
  },
  slots: [
    { slot: 'home.hero', order: 10, reserve: '208px', when: lotus, first: firstGames, widget: nextDraw },
    { slot: 'home.main', order: 10, reserve: resultsHeight, when: lotus, first: firstGames, widget: results },
    { slot: 'home.main', order: 60, when: aurora, first: firstPopular, ...strip },
    { slot: 'home.main', order: 20, reserve: vietnamHeight, when: vnLotus, ...numbers },
    { slot: 'home.main', order: 61, reserve: heightFrom(1024, 983, 582), when: vnAurora, ...numbers },
    { slot: 'home.side', order: 10, reserve: '366px', when: lotus, first: firstGames, widget: quickBet },
    {
      slot: 'home.side',
      order: 20,
      reserve: '688px',
      when: { ...announced, ...lotus },
      first: firstPopular,
      widget: gameRows,
    },
    { slot: 'home.main', order: 60, when: harbor, ...strip },
    { slot: 'home.main', order: 61, reserve: vietnamHeight, when: vnHarbor, ...numbers },
  ],
});
