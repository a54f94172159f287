import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { readStored, writeStored } from '@tessera/shared/session';
import { getGameVendors } from '@tessera/shared/wire/games';
import { type Lanes, storedLanes } from '../model/stored-lanes.ts';
import { gamesKeys } from './query-keys.ts';
import { useFreshOffer } from './use-fresh-offer.ts';

export const vendorsQuery = (language: string) =>
  queryOptions({
    queryKey: gamesKeys.vendors(language),
    queryFn: async ({ signal }): Promise<Lanes> => {
      const { data } = await callOrThrow(getGameVendors, {}, { signal });
      writeStored('gameVendor', { language, lanes: data.lanes });
      return data.lanes;
    },
    // What this tab was told last stands until the operator says otherwise, also where it can't be asked.
    initialData: () => storedLanes(readStored('gameVendor'), language),
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
    meta: { isPublic: true },
  });

/** The categories that have vendors, and their vendors. */
export function useVendors() {
  const { i18n } = useTranslation('games');
  useFreshOffer();
  return useQuery(vendorsQuery(i18n.language));
}
