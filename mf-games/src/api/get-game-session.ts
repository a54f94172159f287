import { callOrThrow } from '@tessera/shared/api';
import { queryOptions } from '@tessera/shared/query';
import { getGameSession } from '@tessera/shared/wire/games';
import { gamesKeys } from './query-keys.ts';

/** The operator's books of one visit; asked again after each round. */
export const gameSessionQuery = (launchId: string) =>
  queryOptions({
    queryKey: gamesKeys.session(launchId),
    queryFn: ({ signal }) => callOrThrow(getGameSession, { launchId }, { signal }),
    staleTime: 0,
  });
