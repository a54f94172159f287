import type { GameKind } from '@tessera/shared/lottery';
import type { PrizeMode } from '@tessera/shared/wire/lottery';

interface Page {
  readonly path: string;
  /** Message key of its name. */
  readonly title: string;
  /** The area whose calls answer its games; without one those of no area. */
  readonly area?: 'VN';
  /** The lists of its games, in their order. */
  readonly modes: readonly [PrizeMode, ...PrizeMode[]];
  /** The kinds of games that these lists may have; a game of another kind has no page. */
  readonly kinds: readonly GameKind[];
}

const commonKinds = ['11X5', 'K3', 'SSC', 'PK10'] as const;

/** Which page has which prize modes, and which kinds of games are in them: the one place that says so (ADR 81). */
export const lotteryPages = {
  lottery: { path: '/lottery', title: 'title', modes: ['LOTT'], kinds: [...commonKinds, 'KLSF', 'KL8'] },
  elott: { path: '/elott', title: 'elott', modes: ['ELOTT'], kinds: [...commonKinds, 'KLSF', 'KL8'] },
  sea: { path: '/seaLottery', title: 'seaLottery', modes: ['SEA'], kinds: ['THAI', 'LAO', 'HANOI', 'MALAY'] },
  vietnam: {
    path: '/vnlottery',
    title: 'vietnam.title',
    area: 'VN',
    modes: ['LOTT', 'ZY'],
    kinds: ['VNN', 'VNS'],
  },
} as const satisfies Readonly<Record<string, Page>>;

export type LotteryPage = (typeof lotteryPages)[keyof typeof lotteryPages];
/** Pages whose games belong to no area. */
export type ListPage = Exclude<LotteryPage, { readonly area: 'VN' }>;

/** The page whose games the widgets of the home page show, unless they name another one. */
export const homePage = lotteryPages.lottery;

const hasKind = ({ kinds }: Page, kind: GameKind): boolean => kinds.includes(kind);

/** The games of a list that the page can show. */
export const gamesOfPage = <Game extends { readonly kind: GameKind }>(page: LotteryPage, games: readonly Game[]) =>
  games.filter(({ kind }) => hasKind(page, kind));

/** The pages on which a kind of game may be. */
export const pagesWith = (kind: GameKind): readonly LotteryPage[] =>
  Object.values(lotteryPages).filter((page) => hasKind(page, kind));

/** The address of a game on its page. */
export const gameAddress = ({ path }: Pick<LotteryPage, 'path'>, gameCode: string): string =>
  `${path}?gameCode=${gameCode}`;

/** A list of the most played games: those of one prize mode of a page. */
export interface PopularList {
  readonly page: LotteryPage;
  readonly mode: PrizeMode;
  /** Message key of its name. */
  readonly title: string;
}

const { lottery, elott, sea, vietnam } = lotteryPages;
const homeList: PopularList = { page: lottery, mode: 'LOTT', title: lottery.title };

/** Every prize mode that a merchant can offer; the first is shown first. */
export const popularLists: readonly [PopularList, ...PopularList[]] = [
  homeList,
  { page: elott, mode: 'ELOTT', title: elott.title },
  { page: sea, mode: 'SEA', title: sea.title },
  { page: vietnam, mode: 'LOTT', title: vietnam.title },
  { page: vietnam, mode: 'ZY', title: 'vietnam.own' },
];
