import { useTranslation } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/query';
import { useIsIdle } from '@tessera/shared/when-idle';
import { useMemo, useRef, useState } from 'react';
import type { SearchableCatalogue } from '../../api/fetch-catalogue.ts';
import { catalogueQuery, firstPageQuery } from '../../api/game-list.ts';
import { useFavoritesList } from '../../api/own-games.ts';
import type { GameScope } from '../../model/game-scope.ts';
import { type ListCriteria, noCriteria } from '../../model/list-criteria.ts';
import type { ListedGame } from '../../model/listed-game.ts';

export interface GameListResult {
  readonly total: number;
  readonly unfilteredTotal: number | undefined;
  /** The search text that this result answers. */
  readonly query: string;
  readonly gameAt: (at: number) => ListedGame | undefined;
}

export type GameListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown; readonly retry: () => unknown; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly value: GameListResult };

interface ListRequest {
  readonly scope: GameScope;
  /** As the address says. */
  readonly criteria: ListCriteria;
  /** What stands in the search field; the address follows a moment later. */
  readonly text: string;
  readonly favorites: readonly string[];
}

/**
 * A list of games. Its first rows come from the operator in one call; the whole catalogue follows when the page is
 * idle, and from then on every filter, order and keystroke is answered here.
 */
export function useGameList({
  scope,
  criteria,
  text,
  favorites,
}: ListRequest): GameListState & { readonly catalogue: SearchableCatalogue | undefined } {
  const { i18n } = useTranslation('games');
  const { language } = i18n;
  const isPlain = text === '' && criteria.text === '';
  const [hasBegun, setBegun] = useState(false);
  const isIdle = useIsIdle('soon', isPlain && !hasBegun);
  const { data: catalogue } = useQuery({ ...catalogueQuery(language), enabled: isIdle });

  const wanted = useMemo(() => ({ ...criteria, text }), [criteria, text]);
  const places = useMemo(
    () => catalogue?.search(scope, wanted, { language, favorites }),
    [catalogue, scope, wanted, language, favorites],
  );
  const unfiltered = useMemo(
    () => catalogue?.search(scope, { ...noCriteria, vassalage: criteria.vassalage }, { language, favorites }).length,
    [catalogue, scope, criteria.vassalage, language, favorites],
  );

  // A name in a third language is not in the catalogue that came; the operator knows them all.
  const isForeign = places?.length === 0 && text.trim() !== '' && text.trim() === criteria.text.trim();
  const { page, query, hasForeign } = useAskedPage({ language, scope, criteria, isKnown: Boolean(places), isForeign });
  if (page.data && !hasBegun) setBegun(true);

  // The same functions until there is another result: cards whose game is the same are not rendered again.
  const ofCatalogue = useMemo(
    () => (at: number) => (places ? catalogue?.gameAt(places[at] ?? -1) : undefined),
    [catalogue, places],
  );
  const first = page.data?.games;
  const ofPage = useMemo(() => (at: number) => first?.[at], [first]);

  if (catalogue && places && !hasForeign) {
    return {
      catalogue,
      status: 'ready',
      value: {
        total: places.length,
        unfilteredTotal: unfiltered,
        query: text,
        gameAt: ofCatalogue,
      },
    };
  }
  if (page.data) {
    const { total, unfilteredTotal, games } = page.data;
    const shown = catalogue ? Math.min(total, games.length) : total;
    return {
      catalogue,
      status: 'ready',
      value: { total: shown, unfilteredTotal, query, gameAt: ofPage },
    };
  }
  if (page.status === 'error') {
    const { error, refetch, isFetching } = page;
    return { catalogue, status: 'failed', cause: error, retry: refetch, isRetrying: isFetching };
  }
  return { catalogue, status: 'loading' };
}

interface Asked {
  readonly language: string;
  readonly scope: GameScope;
  /** As the address says. */
  readonly criteria: ListCriteria;
  /** The catalogue has its own answer. */
  readonly isKnown: boolean;
  /** The catalogue found nothing; the operator knows names that are not in it. */
  readonly isForeign: boolean;
}

/** What the operator itself says of a list: its first rows, or all of the favourites, while the catalogue can't. */
function useAskedPage({ language, scope, criteria, isKnown, isForeign }: Asked) {
  const isFavorites = scope.kind === 'favorites';
  const first = useQuery({
    ...firstPageQuery(language, scope, criteria),
    enabled: (!isKnown || isForeign) && !isFavorites,
  });
  const kept = useFavoritesList({}, { enabled: !isKnown && isFavorites });
  const query = useRef(criteria.text);
  const isAnswered = first.data !== undefined && !first.isPlaceholderData;
  if (isAnswered) query.current = criteria.text;
  return {
    page: isFavorites ? kept : first,
    /** The search text that the rows answer; while others are asked for, the one before. */
    query: query.current,
    /** Under names that the catalogue lacks, there are games. */
    hasForeign: isForeign && isAnswered && (first.data?.total ?? 0) > 0,
  };
}
