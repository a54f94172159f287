import { useQuery } from '@tessera/shared/query';
import { useRef } from 'react';
import { firstPageQuery } from '../../api/game-list.ts';
import { useFavoritesList } from '../../api/own-games.ts';
import type { GameScope } from '../../model/game-scope.ts';
import type { ListWish } from '../../model/list-wish.ts';

interface Asked {
  readonly language: string;
  readonly scope: GameScope;
  /** As the address says. */
  readonly wish: ListWish;
  /** The catalogue has its own answer. */
  readonly isKnown: boolean;
  /** The catalogue found nothing; the operator knows names that are not in it. */
  readonly isForeign: boolean;
}

/** What the operator itself says of a list: its first rows, or all of the favourites, while the catalogue can't. */
export function useAskedPage({ language, scope, wish, isKnown, isForeign }: Asked) {
  const isFavorites = scope.kind === 'favorites';
  const first = useQuery({
    ...firstPageQuery(language, scope, wish),
    enabled: (!isKnown || isForeign) && !isFavorites,
  });
  const kept = useFavoritesList({}, { enabled: !isKnown && isFavorites });
  const query = useRef(wish.text);
  const isAnswered = first.data !== undefined && !first.isPlaceholderData;
  if (isAnswered) query.current = wish.text;
  return {
    page: isFavorites ? kept : first,
    /** The search text that the rows answer; while others are asked for, the one before. */
    query: query.current,
    /** Under names that the catalogue lacks, there are games. */
    hasForeign: isForeign && isAnswered && (first.data?.total ?? 0) > 0,
  };
}
