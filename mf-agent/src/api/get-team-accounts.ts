import { callOrThrow } from '@tessera/shared/api';
import { keepPreviousData, queryOptions, useQuery } from '@tessera/shared/query';
import { getTeamAccounts } from '@tessera/shared/wire/agent';
import type { TeamAccountsRequest } from '../model/team.ts';
import { agentKeys } from './query-keys.ts';

/** The accounts below the agent as they stand. */
export const teamAccountsQuery = (request: TeamAccountsRequest) =>
  queryOptions({
    queryKey: agentKeys.accounts(request),
    queryFn: ({ signal }) => callOrThrow(getTeamAccounts, request, { signal }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const useTeamAccounts = (request: TeamAccountsRequest) => useQuery(teamAccountsQuery(request));
