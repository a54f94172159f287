import { callOrThrow } from '@tessera/shared/api';
import { keepPreviousData, queryOptions, useQuery } from '@tessera/shared/query';
import { getTeamMembers } from '@tessera/shared/wire/agent';
import type { TeamMembersRequest } from '../model/team.ts';
import { agentKeys } from './query-keys.ts';

/** One level of the downline with figures; the level before stays in view until it is there. */
export const teamMembersQuery = (request: TeamMembersRequest) =>
  queryOptions({
    queryKey: agentKeys.members(request),
    queryFn: ({ signal }) => callOrThrow(getTeamMembers, request, { signal }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const useTeamMembers = (request: TeamMembersRequest) => useQuery(teamMembersQuery(request));
