import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getDownlineSettings } from '@tessera/shared/wire/agent';
import { agentKeys } from './query-keys.ts';

/** What the agent may register below itself. */
export const downlineSettingsQuery = () =>
  queryOptions({
    queryKey: agentKeys.settings(),
    queryFn: ({ signal }) => callOrThrow(getDownlineSettings, {}, { signal }),
    staleTime: 60_000,
  });

export const useDownlineSettings = () => useQuery(downlineSettingsQuery());
