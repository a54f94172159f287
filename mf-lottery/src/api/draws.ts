import { deviceKind } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { operatorLanguage, useLanguage } from '@tessera/shared/i18n';
import { isVietnamKind } from '@tessera/shared/lottery';
import { endpointQuery, keepPreviousData, useQuery, useQueryClient } from '@tessera/shared/query';
import type { ResourceState } from '@tessera/shared/ui/resource-view';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import {
  getDrawProof,
  getGameMenus,
  getLongRuns,
  getPopularLottery,
  getRecentGameMenus,
  getVietnamLobby,
  getVietnamMenu,
  getVietnamRecent,
  type PrizeMode,
} from '@tessera/shared/wire/lottery';
import { useState } from 'react';
import { inTurns } from '../model/in-turns.ts';
import { gamesOfPage, homePage, type ListPage, lotteryPages, type PopularList } from '../model/lottery-pages.ts';
import type { DrawState, LotteryBet, LotteryGame } from '../model/lottery-types.ts';
import { useAnnouncedDraws } from './announced-draws.ts';
import { comingDraws, drawStates, keepListOf, vietnamNumbers } from './draw-queries.ts';
import { useIsSignedIn } from './signed-in.ts';

const vietnam = lotteryPages.vietnam;

const catalogue = { isPublic: true, isLocalized: true, keepsPrevious: true, staleTime: 300_000 } as const;

/**
 * Filter of the lists of games (spec §3 and §7). The device is set once per mount: turning a phone would change the query
 * key and empty the page.
 */
function useListFilter<Mode extends PrizeMode>(prizeMode: Mode) {
  const [device] = useState(deviceKind);
  return { prizeMode, device, language: operatorLanguage(useLanguage()) };
}

const gameMenus = endpointQuery(getGameMenus, { ...catalogue, read: ({ list }) => list });

/** The merchant's games of a page. */
export const useGames = ({ modes: [prizeMode] }: ListPage = homePage, isNeeded = true) =>
  gameMenus(useListFilter(prizeMode), { enabled: isNeeded });

const popularGames = endpointQuery(getPopularLottery, { ...catalogue, read: ({ list }) => list });

/** Games of a prize mode by how much they are played (spec §9: 20 at most). */
const usePopularGames = ({ page, mode }: PopularList) =>
  popularGames({ count: 20, ...useListFilter(mode), ...('area' in page && { lottoArea: page.area }) });

const recentGames = endpointQuery(getRecentGameMenus, { isLocalized: true, read: ({ list }) => list });

/** The games of a page that the member bet on last; nothing is asked for a visitor. */
export function useRecentGames({ modes: [prizeMode] }: ListPage) {
  return recentGames(useListFilter(prizeMode), { enabled: useIsSignedIn() });
}

/** Begins the key of every state of draws. */
export const drawStatesKey = drawStates.key;

type StatesRequest = Parameters<typeof drawStates.options>[0];

/** Fetched again when a draw is announced, and by itself at each closing, and at each draw that is not announced (ADR 85). */
function useDrawStates(request: StatesRequest, use?: { readonly enabled: boolean }) {
  useAnnouncedDraws();
  return drawStates(request, use);
}

/** The state of the draws of a page. */
const useDraws = ({ modes: [prizeMode] }: ListPage) => useDrawStates({ prizeMode });

/** The same for a list of the most played. */
const usePopularDraws = ({ page }: PopularList) =>
  useDrawStates('area' in page ? { lottoArea: page.area } : { prizeMode: page.modes[0] });

/** The same of the lotteries of Vietnam, prize by prize while they are drawn. */
const useVietnamDraws = () => useDrawStates({ lottoArea: vietnam.area });

/** The draws of a page, and those of other games that the bets of a slip or a list are on: these can be bet, too. */
export function useDrawsWith(
  bets: readonly Pick<LotteryBet, 'gameCode' | 'kind'>[],
  ofPage: readonly DrawState[],
): readonly DrawState[] {
  const missing = bets.filter(({ gameCode }) => !ofPage.some((draw) => draw.gameCode === gameCode));
  const inVietnam = missing.filter(({ kind }) => isVietnamKind(kind));
  const ofVietnam = useDrawStates({ lottoArea: vietnam.area }, { enabled: inVietnam.length > 0 }).data ?? [];
  const elsewhere = useDrawStates({}, { enabled: missing.length > inVietnam.length }).data ?? [];
  return missing.length === 0 ? ofPage : [...ofPage, ...ofVietnam, ...elsewhere];
}

const vietnamMenu = endpointQuery(getVietnamMenu, { ...catalogue, read: ({ list }) => list });

/** Provinces on their calendar, or draws of the operator's own. */
export const useVietnamGames = (mode: (typeof vietnam.modes)[number], isNeeded = true) =>
  vietnamMenu(useListFilter(mode), { enabled: isNeeded });

/** Begin the keys of every list of games: what may be bet, and at which prize groups. */
export const gameListKeys = [gameMenus.key, popularGames.key, vietnamMenu.key];

/** Finds a game by its code in the lists that the page has; of others nothing is asked. */
export function useKnownGame(): (code: string) => LotteryGame | undefined {
  const queries = useQueryClient();
  return (code) =>
    gameListKeys
      .flatMap((queryKey) => queries.getQueriesData<readonly LotteryGame[]>({ queryKey }))
      .flatMap(([, games = []]) => games)
      .find((game) => game.code === code);
}

const lobbyEntry = endpointQuery(getVietnamLobby, { isPublic: true, staleTime: Number.POSITIVE_INFINITY });

/** The full address, if it is on this origin; the page leads back to no other (spec §3). */
function ownAddress(address: string): string | undefined {
  const { origin } = location;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin ? url.href : undefined;
}

/** The prize mode of a Vietnamese game: that of the calendar until the other list has loaded and contains it. */
export function useVietnamMode(game: string | undefined) {
  const [ofCalendar, ofOperator] = vietnam.modes;
  const own = useVietnamGames(ofOperator).data;
  const mode = own?.some(({ code }) => code === game) ? ofOperator : ofCalendar;
  return { mode, isKnown: own !== undefined };
}

/** Where the page of Vietnam begins for an address, and where it leads back to (spec §3: lobby). A game is asked for in its own mode. */
export function useLobbyEntry(game: string | undefined, back: string | undefined) {
  const { mode, isKnown } = useVietnamMode(game);
  const backUrl = back && ownAddress(back);
  const request = {
    ...useListFilter<PrizeMode>(mode),
    lottoArea: vietnam.area,
    launchMode: 'LOTT',
    view: game ? 'betting' : 'lobby',
    ...(game ? { gameCode: game } : {}),
    ...(backUrl ? { backUrl } : {}),
  } as const;
  return lobbyEntry(request, { enabled: game === undefined || isKnown });
}

const vietnamRecent = endpointQuery(getVietnamRecent, { isLocalized: true, read: ({ list }) => list });
/** Begin the keys of every list of recent games: a bet changes them. */
export const recentKeys = [recentGames.key, vietnamRecent.key];

/** The games of Vietnam that the member bet on last, of its two lists in turns; nothing is asked for a visitor. */
export function useVietnamRecent() {
  const [ofCalendar, ofOperator] = vietnam.modes;
  const use = { enabled: useIsSignedIn() };
  const provinces = vietnamRecent(useListFilter(ofCalendar), use);
  const own = vietnamRecent(useListFilter(ofOperator), use);
  return {
    data: provinces.isPending || own.isPending ? undefined : inTurns([provinces.data ?? [], own.data ?? []]),
    isError: provinces.isError && own.isError,
  };
}

/** The last draws of all provinces (spec §9: 100 at most). */
export function useVietnamNumbers() {
  useAnnouncedDraws();
  return vietnamNumbers({ count: 100, ...useListFilter(vietnam.modes[0]) });
}

/** The games together with their draws. */
interface Lobby {
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
}

interface Loaded {
  readonly data: unknown;
  readonly status: 'pending' | 'error' | 'success';
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What is missing of a page's queries, as one state: one retry asks for all of it. */
function stateOfMissing(queries: readonly Loaded[]): ResourceState<never> {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ status }) => status === 'error');
  if (!failed) return { status: 'loading' };
  return {
    status: 'failed',
    cause: failed.error,
    retry: () => Promise.all(missing.map(({ refetch }) => refetch())),
    isRetrying: missing.some(({ isFetching }) => isFetching),
  };
}

/** Both or neither: a page of games without their draws is of no use. */
export function useLobby(page: ListPage = homePage): ResourceState<Lobby> {
  const games = useGames(page);
  const draws = useDraws(page);
  if (games.data && draws.data)
    return { status: 'ready', value: { games: gamesOfPage(page, games.data), draws: draws.data } };
  return stateOfMissing([games, draws]);
}

/** The most played games of a list, with their draws. */
export function usePopularLobby(list: PopularList): ResourceState<Lobby> {
  const games = usePopularGames(list);
  const draws = usePopularDraws(list);
  if (games.data && draws.data) return { status: 'ready', value: { games: games.data, draws: draws.data } };
  return stateOfMissing([games, draws]);
}

/** The lotteries of Vietnam: provinces first, then the draws of the operator's own. */
export function useVietnamLobby(): ResourceState<Lobby> {
  const [ofCalendar, ofOperator] = vietnam.modes;
  const provinces = useVietnamGames(ofCalendar);
  const own = useVietnamGames(ofOperator);
  const draws = useVietnamDraws();
  if (provinces.data && own.data && draws.data) {
    const games = gamesOfPage(vietnam, [...provinces.data, ...own.data]);
    return { status: 'ready', value: { games, draws: draws.data } };
  }
  return stateOfMissing([provinces, own, draws]);
}

const longRuns = endpointQuery(getLongRuns, { isPublic: true, keepsPrevious: true, read: ({ list }) => list });

/** Games whose runs are listed together: those of a prize mode, of an area if there is one. */
export interface RunLists {
  readonly prizeMode: PrizeMode;
  readonly lottoArea?: 'VN';
}

/** The open runs of all games of a prize mode; fetched again at each draw of one of them. */
export function useLongRuns(lists: RunLists, lastIssues: readonly string[]) {
  const query = longRuns.options({ ...lists, fewest: 3 });
  return useQuery({
    ...query,
    queryKey: [...longRuns.key, lists, lastIssues.join()],
    placeholderData: keepPreviousData,
  });
}

/** The next draws of a game; fetched again when the issue that takes bets is another. */
export function useComingDraws(gameCode: string, openIssue: string | undefined) {
  const count = 20;
  return useQuery({
    ...comingDraws.options({ gameCode, count }),
    queryKey: [...comingDraws.key, gameCode, count, openIssue],
    placeholderData: keepListOf(...comingDraws.key, gameCode),
  });
}

/** Asked again at the draw; a lottery by day may be days away. */
const proofPoll = { soonestMs: 2000, latestMs: 3_600_000 } as const;

/** Whether the issue of a proof has not been drawn yet: nothing is known of it but the hash of its seed. */
export const isStillToCome = ({ seed, isVoid }: Pick<AnswerOf<typeof getDrawProof>, 'seed' | 'isVoid'>): boolean =>
  seed === null && !isVoid;

const drawProof = endpointQuery(getDrawProof, {
  isPublic: true,
  poll: (proof) =>
    proof && isStillToCome(proof)
      ? Math.min(proofPoll.latestMs, Math.max(proofPoll.soonestMs, proof.drawsAtMs - serverNow()))
      : false,
});

/** Commitments of a draw and, once they are published, its seeds: those of a draw to come are shown when it is drawn. */
export const useDrawProof = (gameCode: string, issue: string) => drawProof({ gameCode, issue });
