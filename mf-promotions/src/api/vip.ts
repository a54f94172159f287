import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { claimRankGift, getRankGifts, getRankLadder, getRankProgress } from '@tessera/shared/wire/promotions';

export type Level = AnswerOf<typeof getRankLadder>['list'][number];
export type RankProgress = AnswerOf<typeof getRankProgress>;

/** The merchant's levels, for everybody. */
export const useLevels = endpointQuery(getRankLadder, {
  isPublic: true,
  isLocalized: true,
  read: ({ list }): readonly Level[] => list,
});

/** Bets are settled in other tabs, too, and no push names them. */
const playingMs = 15_000;

/** The member's level and what they have bet; follows the bets while the page is open. */
export const useRankProgress = endpointQuery(getRankProgress, {
  isLocalized: true,
  staleTime: 5_000,
  poll: () => playingMs,
});

/** The member's birthday gifts, newest first. */
export const useRankGifts = endpointQuery(getRankGifts, { read: ({ list }) => list, staleTime: 5_000 });

/** Claims a gift. A refusal means that the page shows an old state, so it is fetched again either way. */
export const useClaimRankGift = endpointMutation(claimRankGift, {
  invalidates: [useRankGifts.key],
  evenIfRefused: true,
});
