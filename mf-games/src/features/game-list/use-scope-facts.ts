import { useTranslation } from '@tessera/shared/i18n';
import { useHotGames, useVendors } from '../../api/lobby.ts';
import type { GameScope } from '../../model/game-scope.ts';
import { gamesIn, type Lane, laneOf } from '../../model/stored-lanes.ts';

export interface ScopeFacts {
  readonly title: string;
  /** Decision 21: the vendor's name plus the word for hall, once its name is known. */
  readonly hall: string | undefined;
  /** What the list of hot games is made of. */
  readonly note: string | undefined;
  /** The category's vendors; `undefined` until they are known. */
  readonly vendors: Lane['cards'] | undefined;
  /** Asks for the vendors again; only where they could not be had. */
  readonly retryVendors: (() => void) | undefined;
  readonly isRetryingVendors: boolean;
  /** The address names a vendor that has no games here. */
  readonly unknownVendor: string | undefined;
  /** Of a category without vendors there is nothing here; false until that is known. */
  readonly isNotOffered: boolean;
  /** How many games the page has, as the vendors say. */
  readonly count: number | undefined;
}

/** What a list page says of itself before its games are there. */
export function useScopeFacts(scope: GameScope, vassalage: string | undefined): ScopeFacts {
  const { t } = useTranslation('games');
  const hot = useHotGames(scope.kind === 'hot').data;
  const { data: lanes, isError, isFetching, isFetched, refetch } = useVendors();
  const lane = scope.kind === 'category' && lanes ? laneOf(lanes, scope.category) : undefined;
  const code = scope.kind === 'vendor' ? scope.vassalage : vassalage;
  const cards = (lane ? [lane] : (lanes ?? [])).flatMap((one) => one.cards).filter((one) => one.vassalage === code);
  const vendor = code ? cards[0]?.displayName : undefined;
  const titles = {
    category: () => t(`category.${scope.kind === 'category' ? scope.category : 'RNG'}`),
    vendor: () => t('list.games'),
    hot: () => t('hot.title'),
    favorites: () => t('favorites.title'),
  };
  const basis = () => {
    if (scope.kind !== 'hot' || hot?.countedDays === undefined) return undefined;
    const counted = hot.countedDays === null ? t('home.newHere') : t('hot.counted', { days: hot.countedDays });
    return hot.includesDemo ? `${counted} · ${t('home.demoHistory')}` : counted;
  };
  const countOf = () => {
    if (code) return vendor ? gamesIn({ cards }) : undefined;
    return lane && gamesIn(lane);
  };
  return {
    title: titles[scope.kind](),
    hall: vendor && t('list.hall', { vendor }),
    note: basis(),
    vendors: lane?.cards,
    retryVendors: isError && !lanes ? () => void refetch() : undefined,
    isRetryingVendors: isFetching,
    unknownVendor: lanes && !vendor ? code : undefined,
    // Until the operator has answered, what storage says may be older than the category.
    isNotOffered: scope.kind === 'category' && isFetched && lanes !== undefined && !lane,
    count: countOf(),
  };
}
