import { callOrThrow } from '@tessera/shared/api';
import { keepPreviousData, queryOptions } from '@tessera/shared/query';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getGameList } from '@tessera/shared/wire/games';
import { type GameScope, isListPath, scopeOfPath } from '../model/game-scope.ts';
import { type ListWish, readWish } from '../model/list-wish.ts';
import { type ListedGame, listedGame } from '../model/listed-game.ts';
import { askEarly, takeEarly } from './early-first-page.ts';
import { gamesKeys } from './query-keys.ts';

/** What fills the largest window with rows to spare; more comes with the catalogue. */
const firstPageSize = 40;

export interface FirstPage {
  readonly total: number;
  /** Without filters, within the scope of the list. */
  readonly unfilteredTotal: number;
  readonly games: readonly ListedGame[];
}

function requestOf(scope: GameScope, wish: ListWish): RequestOf<typeof getGameList> {
  return {
    gameType: scope.kind === 'category' ? scope.category : undefined,
    vassalage: scope.kind === 'vendor' ? scope.vassalage : wish.vassalage,
    isHot: scope.kind === 'hot' ? true : undefined,
    isNew: wish.view === 'new' ? true : undefined,
    isPlayable: wish.view === 'playable' ? true : undefined,
    gameName: wish.text.trim() || undefined,
    volatility: wish.volatility,
    feature: wish.feature,
    minRtp: wish.minRtp,
    stakeUpTo: wish.stakeUpToMinor,
    sort: wish.sort,
    pageNo: 1,
    pageSize: firstPageSize,
  };
}

/** Asks for the first rows of the list at an address, ahead of the page that will show them. */
export function askFirstPageEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!isListPath(pathname)) return;
  const scope = scopeOfPath(pathname);
  if (scope.kind !== 'favorites') askEarly(requestOf(scope, readWish(new URLSearchParams(search))));
}

/** The first rows of a list, filtered and sorted by the operator: what a page shows before it has the whole catalogue. */
export const firstPageQuery = (language: string, scope: GameScope, wish: ListWish) => {
  const request = requestOf(scope, wish);
  return queryOptions({
    queryKey: gamesKeys.firstPage(language, request),
    queryFn: async ({ signal }): Promise<FirstPage> => {
      const answer = takeEarly(request) ?? callOrThrow(getGameList, request, { signal });
      const { total, unfilteredTotal, list } = await answer;
      return { total, unfilteredTotal, games: list.map(listedGame) };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { isPublic: true },
  });
};
