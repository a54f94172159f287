import { callOrThrow } from '@tessera/shared/api';
import { keepPreviousData, queryOptions, useQuery } from '@tessera/shared/query';
import { getTeamOverview } from '@tessera/shared/wire/agent';
import type { PeriodRequest } from '../model/period.ts';
import { agentKeys } from './query-keys.ts';

/** The team at a glance; another period keeps the figures in view until its own are there. */
export const teamOverviewQuery = (request: PeriodRequest) =>
  queryOptions({
    queryKey: agentKeys.overview(request),
    queryFn: ({ signal }) => callOrThrow(getTeamOverview, request, { signal }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const useTeamOverview = (request: PeriodRequest) => useQuery(teamOverviewQuery(request));
