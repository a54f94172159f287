import { callOrThrow } from '@tessera/shared/api';
import { endpointQuery, useMutation, useQueryClient } from '@tessera/shared/query';
import { useSession, writeStored } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import {
  addFavoriteGame,
  getFavoriteGames,
  getFavoriteGamesList,
  getRecentGames,
  getRoundProof,
  getUnfinishedRounds,
  removeFavoriteGame,
} from '@tessera/shared/wire/games/own-games';
import { useMemo } from 'react';
import { listedGame } from '../model/listed-game.ts';
import type { FirstPage } from './game-list.ts';

const favoriteCodes = endpointQuery(getFavoriteGames, {
  read: ({ codes }): readonly string[] => {
    writeStored('favGames', codes);
    return codes;
  },
  staleTime: 60_000,
});

/** Codes of the favourites, newest first; not fetched while nobody is signed in. */
export function useFavorites() {
  const isSignedIn = 'member' in useSession();
  const isOffered = useSwitch('GAMELOFAV3');
  return favoriteCodes({}, { enabled: isSignedIn && isOffered });
}

/** The favourites as a list: whole at once, so it has no further pages. */
export const useFavoritesList = endpointQuery(getFavoriteGamesList, {
  isLocalized: true,
  read: ({ list }): FirstPage => ({
    total: list.length,
    unfilteredTotal: list.length,
    games: list.map(listedGame),
  }),
});

interface FavoriteChange {
  readonly code: string;
  readonly isFavorite: boolean;
}

/** Adds or removes a favourite: the heart changes at once, and back again when the operator refuses. */
export function useSetFavorite() {
  const queries = useQueryClient();
  const key = favoriteCodes.options({}).queryKey;
  return useMutation({
    mutationFn: async ({ code, isFavorite }: FavoriteChange) =>
      (await callOrThrow(isFavorite ? addFavoriteGame : removeFavoriteGame, { gameId: code })).codes,
    onMutate: async (change: FavoriteChange) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<readonly string[]>(key);
      queries.setQueryData<readonly string[]>(key, withFavorite(before ?? [], change));
      return { before };
    },
    onError: (_cause, _change, context) => queries.setQueryData(key, context?.before),
    onSuccess: (codes) => {
      queries.setQueryData<readonly string[]>(key, codes);
      return queries.invalidateQueries({ queryKey: useFavoritesList.key });
    },
  });
}

export type Visit = AnswerOf<typeof getRecentGames>['list'][number];

// Back from a game, what was left there is fetched again.
const recentGames = endpointQuery(getRecentGames, { isLocalized: true, read: ({ list }) => list, staleTime: 0 });
/** As many as the list of recent games shows; the home page takes the first few. */
const shown = 20;

/** The games this account opened last, newest first; not fetched while nobody is signed in, or where they are not kept. */
export function useRecentGames() {
  const isKept = useSwitch('GAMELOREC3');
  const isSignedIn = 'member' in useSession();
  return recentGames({ pageSize: shown }, { enabled: isSignedIn && isKept });
}

const unfinishedRounds = endpointQuery(getUnfinishedRounds, { read: ({ list }) => list, staleTime: 15_000 });

/** Codes of the games in which a round waits for this account. */
export function useOpenRounds(): ReadonlySet<string> | undefined {
  const isSignedIn = 'member' in useSession();
  const { data } = unfinishedRounds({}, { enabled: isSignedIn });
  return useMemo(() => data && new Set(data.map(({ code }) => code)), [data]);
}

/** The favourites after a change, newest first; making a favourite twice is the same as once. */
function withFavorite(
  codes: readonly string[],
  { code, isFavorite }: { readonly code: string; readonly isFavorite: boolean },
): readonly string[] {
  const others = codes.filter((one) => one !== code);
  return isFavorite ? [code, ...others] : others;
}

/** What one of the member's rounds was drawn from; the seed in use is revealed when it is replaced. */
export const useRoundProof = endpointQuery(getRoundProof, { staleTime: 5_000 });
