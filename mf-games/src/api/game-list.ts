import { answersGeneration, callOrThrow, firstAnswer } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { queryOptions, startingWith } from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getGameList } from '@tessera/shared/wire/games/lists';
import { type GameScope, isListPath, scopeOfPath } from '../model/game-scope.ts';
import { type ListCriteria, readCriteria } from '../model/list-criteria.ts';
import { type ListedGame, listedGame } from '../model/listed-game.ts';
import type { SearchableCatalogue } from './fetch-catalogue.ts';

type Request = RequestOf<typeof getGameList>;
type Answer = AnswerOf<typeof getGameList>;

/** After it, an early answer is too old for the page. */
const freshMs = 60_000;

let asked: { readonly key: string; readonly answer: Promise<Answer>; readonly at: number } | undefined;

/** An answer from before a change, or in another language, is none to this request. */
const keyOf = (request: Request): string => JSON.stringify([i18n.language, answersGeneration(), request]);

/** Asks for a page's first rows as soon as its code is here, while messages and other tiles are still on their way. */
function askEarly(request: Request): void {
  if (firstAnswer(getGameList, request)) return;
  const answer = callOrThrow(getGameList, request);
  // The caller that uses the promise gets a failure; an unused one must not be reported as unhandled.
  answer.catch(() => undefined);
  asked = { key: keyOf(request), answer, at: performance.now() };
}

/** The early answer to this very request; it is given once, and the next request asks anew. */
export function takeEarly(request: Request): Promise<Answer> | undefined {
  const early = asked;
  asked = undefined;
  const isSame = early?.key === keyOf(request) && performance.now() - early.at < freshMs;
  return isSame ? early.answer : undefined;
}

/** What fills the largest window with rows to spare; more comes with the catalogue. */
const firstPageSize = 40;

export interface FirstPage {
  readonly total: number;
  /** Without filters, within the scope of the list. */
  readonly unfilteredTotal: number;
  readonly games: readonly ListedGame[];
}

const firstPage = ({ list, total = list.length, unfilteredTotal = total }: Answer): FirstPage => ({
  ...{ total, unfilteredTotal },
  games: list.map(listedGame),
});

function requestOf(scope: GameScope, criteria: ListCriteria): RequestOf<typeof getGameList> {
  return {
    gameType: scope.kind === 'category' ? scope.category : undefined,
    vassalage: scope.kind === 'vendor' ? scope.vassalage : criteria.vassalage,
    isHot: scope.kind === 'hot' ? true : undefined,
    isNew: criteria.view === 'new' ? true : undefined,
    isPlayable: criteria.view === 'playable' ? true : undefined,
    gameName: criteria.text.trim() || undefined,
    volatility: criteria.volatility,
    feature: criteria.feature,
    minRtp: criteria.minRtp,
    stakeUpTo: criteria.stakeUpToMinor,
    sort: criteria.sort,
    pageNo: 1,
    pageSize: firstPageSize,
  };
}

/** Asks for the first rows of the list at an address, ahead of the page that will show them. */
export function askFirstPageEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!isListPath(pathname)) return;
  const scope = scopeOfPath(pathname);
  if (scope.kind !== 'favorites') askEarly(requestOf(scope, readCriteria(new URLSearchParams(search))));
}

/** The first rows of a list, filtered and sorted by the operator: what a page shows before it has the whole catalogue. */
export const firstPageQuery = (language: string, scope: GameScope, criteria: ListCriteria) => {
  const request = requestOf(scope, criteria);
  return queryOptions({
    queryKey: ['games', 'list', language, request],
    queryFn: async ({ signal }): Promise<FirstPage> => {
      const answer = takeEarly(request) ?? callOrThrow(getGameList, request, { signal });
      return firstPage(await answer);
    },
    ...startingWith(getGameList, request, firstPage, { keepsPrevious: true }),
    staleTime: 60_000,
    meta: { isPublic: true },
  });
};

/**
 * The whole catalogue, ready to be searched; the browser keeps the answer by its tag. The code that searches comes with
 * it: what a page shows first needs neither.
 */
export const catalogueQuery = (language: string) =>
  queryOptions({
    queryKey: ['games', 'index', language],
    queryFn: async ({ signal }): Promise<SearchableCatalogue> => {
      const { fetchCatalogue } = await import('./fetch-catalogue.ts');
      return fetchCatalogue(signal);
    },
    staleTime: 10 * 60_000,
    gcTime: 30 * 60_000,
    // Ten thousand rows are not compared field by field with the last ones.
    structuralSharing: false,
    meta: { isPublic: true },
  });
