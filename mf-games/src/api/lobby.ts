import { callOrThrow, isReadingPageAnswers } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import {
  endpointQuery,
  type QueryClient,
  queryOptions,
  startingWith,
  useQuery,
  useQueryClient,
} from '@tessera/shared/query';
import { readStored, writeStored } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getGameList, getGameVendors, getHotGames } from '@tessera/shared/wire/games/lists';
import { useEffect } from 'react';
import { type Lanes, storedLanes } from '../model/stored-lanes.ts';

/** Whether what a client caches was fetched with lottery. */
const askedWith = new WeakMap<QueryClient, boolean>();

/** What a merchant offers has no lottery while that remote is off: when it flips, what was fetched before is fetched again. */
function useFreshOffer(): void {
  const queries = useQueryClient();
  const hasLottery = useSwitch('MF_LOTTERY');
  useEffect(() => {
    const before = askedWith.get(queries);
    askedWith.set(queries, hasLottery);
    // Many parts of a page look; the first to see the flip refreshes for all of them.
    if (before === undefined || before === hasLottery) return;
    void queries.invalidateQueries({ queryKey: ['games'], predicate: ({ meta }) => meta?.isPublic === true });
  }, [queries, hasLottery]);
}

const vendorsWithPage = startingWith(getGameVendors, {}, ({ data }) => data.lanes);

/** Spec §3: the tab stores them, whichever way they came. */
function stored(language: string, lanes: Lanes): Lanes {
  writeStored('gameVendor', { language, lanes });
  return lanes;
}

function lanesOfPage(language: string): Lanes | undefined {
  const lanes = vendorsWithPage.initialData();
  // Those that a late part is taken over with may be older than what is stored.
  return lanes && !isReadingPageAnswers() ? stored(language, lanes) : lanes;
}

const vendorsQuery = (language: string) =>
  queryOptions({
    queryKey: ['games', 'vendors', language],
    queryFn: async ({ signal }): Promise<Lanes> => {
      const { data } = await callOrThrow(getGameVendors, {}, { signal });
      return stored(language, data.lanes);
    },
    initialData: () => lanesOfPage(language),
    placeholderData: () => vendorsWithPage.placeholderData(),
    initialDataUpdatedAt: () => (vendorsWithPage.initialData() ? vendorsWithPage.initialDataUpdatedAt() : 0),
    staleTime: 5 * 60_000,
    meta: {
      isPublic: true,
      // The last answer of this tab is used until there is a new one, also while the operator cannot be reached.
      stored: () => storedLanes(readStored('gameVendor'), language),
    },
  });

/** The categories that have vendors, and their vendors. */
export function useVendors() {
  const { i18n } = useTranslation('games');
  useFreshOffer();
  return useQuery(vendorsQuery(i18n.language));
}

const rail = { isPublic: true, isLocalized: true, staleTime: 60_000 } as const;
const hotGames = endpointQuery(getHotGames, rail);
const gameList = endpointQuery(getGameList, rail);

export type HotGames = AnswerOf<typeof getHotGames>;

/** The most played games, or the newest while nothing was played. Spec §3: `isPlatform` is 2, the platforms are named as the real API names them. */
export const useHotGames = (enabled = true) =>
  hotGames({ merchantCode: merchant().code, isPlatform: 2, platform: 'flash,html5-desktop' }, { enabled });

/** The games of one vendor in a category, for the popup of a lobby. */
export const useVendorGames = (vassalage: string, gameType: string) =>
  gameList({ vassalage, gameType, sort: 'popular', pageNo: 1, pageSize: 60 });

/** As many as a rail can show. */
const railSize = 16;

/** Games that came last and can be opened, the most played of them first. */
export const useNewGames = () =>
  gameList({ isNew: true, isPlayable: true, sort: 'new', pageNo: 1, pageSize: railSize });
