import { callOrThrow } from '@tessera/shared/api';
import { useLanguage } from '@tessera/shared/i18n';
import { endpointQuery, keepPreviousData, useInfiniteQuery } from '@tessera/shared/query';
import {
  type exportTeamBets,
  getIncome,
  getRebateShares,
  getTeamBets,
  getTeamMovements,
} from '@tessera/shared/wire/agent';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';

export type TeamBets = AnswerOf<typeof getTeamBets>;
export type TeamBet = TeamBets['list'][number];
export type TeamBetsRequest = RequestOf<typeof exportTeamBets>;
export type TeamMovements = AnswerOf<typeof getTeamMovements>;
export type TeamMovement = TeamMovements['list'][number];
type TeamMovementsRequest = Omit<RequestOf<typeof getTeamMovements>, 'after' | 'pageSize'>;
export type Income = AnswerOf<typeof getIncome>;
export type RebateShares = AnswerOf<typeof getRebateShares>;

const pageSize = 25;
const staleTime = 15_000;
const nextOf = ({ next }: { readonly next: string | null }) => next;

/** The team's bets page by page, each added below the ones before. Another filter leaves them in view until its own are there. */
export function useTeamBets(filter: TeamBetsRequest) {
  return useInfiniteQuery({
    queryKey: [...getTeamBets.name.split('.'), useLanguage(), filter],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(getTeamBets, { ...filter, pageSize, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** The movements of the team's money, likewise. */
export function useTeamMovements(filter: TeamMovementsRequest) {
  return useInfiniteQuery({
    queryKey: [...getTeamMovements.name.split('.'), filter],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(getTeamMovements, { ...filter, pageSize, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** What the agent earned and paid, day by day and by source. */
export const useIncome = endpointQuery(getIncome, { staleTime, keepsPrevious: true });

/** Whose bets the rebate of a day came from. */
export const useRebateShares = endpointQuery(getRebateShares, { staleTime, keepsPrevious: true });
