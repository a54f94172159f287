import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { getUnfinishedRounds } from '@tessera/shared/wire/games';
import { useMemo } from 'react';
import { gamesKeys } from './query-keys.ts';

export const unfinishedRoundsQuery = () =>
  queryOptions({
    queryKey: gamesKeys.unfinishedRounds,
    queryFn: async ({ signal }) => (await callOrThrow(getUnfinishedRounds, {}, { signal })).list,
    staleTime: 15_000,
  });

/** Codes of the games in which a round waits for this account. */
export function useOpenRounds(): ReadonlySet<string> | undefined {
  const isSignedIn = 'member' in useSession();
  const { data } = useQuery({ ...unfinishedRoundsQuery(), enabled: isSignedIn });
  return useMemo(() => data && new Set(data.map(({ code }) => code)), [data]);
}
