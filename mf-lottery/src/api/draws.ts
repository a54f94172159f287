import { deviceKind } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { i18n, operatorLanguage } from '@tessera/shared/i18n';
import { endpointQuery, keepPreviousData, useQuery } from '@tessera/shared/query';
import type { ResourceState } from '@tessera/shared/ui/resource-view';
import {
  getDrawProof,
  getDraws,
  getGameMenus,
  getOpenedNumbers,
  getPopularLottery,
} from '@tessera/shared/wire/lottery';
import { useState } from 'react';
import type { DrawState, LotteryGame } from '../model/lottery-types.ts';
import { drawsChangeIn } from '../model/next-change.ts';

/** Which of the two pages a game is on (spec §3). */
export type PrizeMode = 'LOTT' | 'ELOTT';

const catalogue = { isPublic: true, isLocalized: true, keepsPrevious: true, staleTime: 300_000 } as const;

/**
 * Filter of the lists of games (spec §3 and §7). The device is set once per mount: turning a phone would change the query
 * key and empty the page.
 */
function useListFilter(prizeMode: PrizeMode) {
  const [device] = useState(deviceKind);
  return { prizeMode, device, language: operatorLanguage(i18n.language) };
}

const gameMenus = endpointQuery(getGameMenus, { ...catalogue, read: ({ list }) => list });

/** The merchant's games of a prize mode. */
export const useGames = (prizeMode: PrizeMode = 'LOTT') => gameMenus(useListFilter(prizeMode));

const popularGames = endpointQuery(getPopularLottery, { ...catalogue, read: ({ list }) => list });

/** Games by how much they are played (spec §9: 20 at most). */
export const usePopularGames = () => popularGames({ count: 20, ...useListFilter('LOTT') });

const drawStates = endpointQuery(getDraws, {
  isPublic: true,
  read: ({ list }) => list,
  poll: (draws) => drawsChangeIn(draws, serverNow()),
});

/**
 * The state of the draws of a prize mode, or of every game for a slip that may hold bets on all of them; fetched again by
 * itself at each closing and each draw.
 */
export const useDraws = (prizeMode?: PrizeMode) => drawStates(prizeMode ? { prizeMode } : {});

/** The games together with their draws. */
interface Lobby {
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
}

/** Both or neither: a page of games without their draws is of no use, and one retry asks for all that is missing. */
export function useLobby(prizeMode: PrizeMode = 'LOTT', hasSlip = false): ResourceState<Lobby> {
  const games = useGames(prizeMode);
  const draws = useDraws(hasSlip ? undefined : prizeMode);
  if (games.data && draws.data) return { status: 'ready', value: { games: games.data, draws: draws.data } };
  const missing = [games, draws].filter(({ data }) => data === undefined);
  const failed = missing.find(({ status }) => status === 'error');
  if (!failed) return { status: 'loading' };
  return {
    status: 'failed',
    cause: failed.error,
    retry: () => Promise.all(missing.map(({ refetch }) => refetch())),
    isRetrying: missing.some(({ isFetching }) => isFetching),
  };
}

const openedNumbers = endpointQuery(getOpenedNumbers, { isPublic: true, staleTime: Number.POSITIVE_INFINITY });

/** The last draws of a game. `lastIssue` is part of the key: a new draw is a new list. */
export function useOpenedNumbers(gameCode: string, count: number, lastIssue: string | undefined) {
  const query = openedNumbers.options({ gameCode, count });
  return useQuery({
    ...query,
    queryKey: [...openedNumbers.key, gameCode, count, lastIssue],
    // The list of the same game stays while its next draw is fetched; another game's must not.
    placeholderData: (previous, before) =>
      before?.queryKey[openedNumbers.key.length] === gameCode ? keepPreviousData(previous) : undefined,
  });
}

const drawProof = endpointQuery(getDrawProof, { isPublic: true });

/** Commitments of a draw and, once they are published, its seeds. */
export const useDrawProof = (gameCode: string, issue: string) => drawProof({ gameCode, issue });
