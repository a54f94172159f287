import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { checkUsername } from '@tessera/shared/wire/auth';
import { agentKeys } from './query-keys.ts';

/** Asked while typing, so a refusal (too often) is not asked again: the operator checks once more at the end. */
const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: agentKeys.username(username),
    queryFn: ({ signal }) => callOrThrow(checkUsername, { username }, { signal }),
    staleTime: 30_000,
    retry: false,
  });

/** Whether a name is free; `undefined` while nobody can say. */
export const useUsernameIsFree = (username: string, isAsked: boolean): boolean | undefined =>
  useQuery({ ...usernameQuery(username), enabled: isAsked }).data?.isFree;
