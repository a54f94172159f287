import { ApiError, callOrThrow } from '@tessera/shared/api';
import { queryOptions } from '@tessera/shared/query';
import { getGamesIndex } from '@tessera/shared/wire/games';
import { type Catalogue, readCatalogue } from '../model/catalogue.ts';
import { gamesKeys } from './query-keys.ts';

/** The whole catalogue, ready to be searched; the browser keeps the answer by its tag. */
export const catalogueQuery = (language: string) =>
  queryOptions({
    queryKey: gamesKeys.catalogue(language),
    queryFn: async ({ signal }): Promise<Catalogue> => {
      const answer = await callOrThrow(getGamesIndex, {}, { signal });
      // Nothing was said of a version that we have, so there can be none that still stands.
      if (answer.isUnchanged) throw new ApiError('broken-contract', getGamesIndex.name);
      return readCatalogue(answer.index);
    },
    staleTime: 10 * 60_000,
    gcTime: 30 * 60_000,
    // Ten thousand rows are not compared field by field with the last ones.
    structuralSharing: false,
    meta: { isPublic: true },
  });
