import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getWinnerBoard, getWinnerSetting, setWinnerSetting } from '@tessera/shared/wire/promotions';
import { useLeaderboard } from './missions.ts';

export type Win = AnswerOf<typeof getWinnerBoard>['list'][number];

/** The newest wins; asked for again each minute while somebody looks. */
export const useWinners = endpointQuery(getWinnerBoard, {
  isPublic: true,
  isLocalized: true,
  staleTime: 60_000,
  poll: () => 60_000,
  read: ({ list }): readonly Win[] => list,
});

/** Whether the member may be in the list of wins and on the leaderboard of missions. */
export const useWinnerSetting = endpointQuery(getWinnerSetting);
export const useSetWinnerSetting = endpointMutation(setWinnerSetting, {
  invalidates: [useWinnerSetting.key, useWinners.key, useLeaderboard.key],
});
