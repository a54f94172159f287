import { endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getRankLadder, getRankProgress } from '@tessera/shared/wire/promotions';

export type Level = AnswerOf<typeof getRankLadder>['list'][number];
export type RankProgress = AnswerOf<typeof getRankProgress>;

/** The merchant's levels, for everybody. */
export const useLevels = endpointQuery(getRankLadder, {
  isPublic: true,
  isLocalized: true,
  read: ({ list }): readonly Level[] => list,
});

/** The member's level and what they have bet; new once a bet was settled. */
export const useRankProgress = endpointQuery(getRankProgress, { isLocalized: true, staleTime: 5_000 });
