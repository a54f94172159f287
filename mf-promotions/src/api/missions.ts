import { call } from '@tessera/shared/api';
import { behindPushes, endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { claimMission, getMissionLeaderboard, getMissionSummary } from '@tessera/shared/wire/promotions';

export type Leaderboard = AnswerOf<typeof getMissionLeaderboard>;
export type Place = Leaderboard['list'][number];

const progressMs = 15_000;
const boardMs = 60_000;

/** The member's missions; progress is asked for now and then while there is something to do. */
export const useMissions = endpointQuery(getMissionSummary, {
  isLocalized: true,
  staleTime: 5_000,
  poll: (summary) => (summary?.list.some(({ state }) => state === 'running') ? behindPushes(progressMs) : false),
});

/** The leaderboard of the running week or the one before. */
export const useLeaderboard = endpointQuery(getMissionLeaderboard, {
  staleTime: 5_000,
  keepsPrevious: true,
  poll: () => boardMs,
});

/** What shows the member's missions. */
export const missionKeys = [useMissions.key, useLeaderboard.key] as const;

/** Claims a mission. A refusal means that the page shows an old state, so it is fetched again either way. */
export const useClaimMission = endpointMutation(claimMission, { invalidates: missionKeys, evenIfRefused: true });

/** The missions for the badge; a reaction calls it, outside of React. */
export const getMissions = () => call(getMissionSummary, {});
