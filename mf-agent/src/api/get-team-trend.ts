import { callOrThrow } from '@tessera/shared/api';
import { keepPreviousData, queryOptions, useQuery } from '@tessera/shared/query';
import { getTeamTrend } from '@tessera/shared/wire/agent';
import type { PeriodRequest } from '../model/period.ts';
import { agentKeys } from './query-keys.ts';

/** The team's figures place by place, with the stretch before. */
export const teamTrendQuery = (request: PeriodRequest) =>
  queryOptions({
    queryKey: agentKeys.trend(request),
    queryFn: ({ signal }) => callOrThrow(getTeamTrend, request, { signal }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const useTeamTrend = (request: PeriodRequest) => useQuery(teamTrendQuery(request));
