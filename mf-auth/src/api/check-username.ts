import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { checkUsername } from '@tessera/shared/wire/auth';

export const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: [checkUsername.name, username],
    queryFn: ({ signal }) => callOrThrow(checkUsername, { username }, { signal }),
    // Asking is rate-limited (decision 16): an answer is kept for a while, and a refusal is no reason to ask again.
    staleTime: 60_000,
    retry: false,
    meta: { isPublic: true },
  });

/** Whether a username is free; `undefined` while it is not known. Asked only for names worth asking about. */
export function useUsernameIsFree(username: string, isWorthAsking: boolean): boolean | undefined {
  return useQuery({ ...usernameQuery(username), enabled: isWorthAsking }).data?.isFree;
}
