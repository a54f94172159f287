import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getMissionSummary } from '@tessera/shared/wire/promotions';

export type Mission = AnswerOf<typeof getMissionSummary>['list'][number];

/** How many missions can be claimed now. */
export const countToClaim = (missions: readonly Mission[]): number =>
  missions.filter(({ state }) => state === 'completed').length;

/** The figures above the list: paid ones count as completed, and what can be claimed as well. */
export function missionCounts(missions: readonly Mission[]) {
  const count = (...states: string[]) => missions.filter(({ state }) => states.includes(state)).length;
  return {
    toClaim: countToClaim(missions),
    completed: count('completed', 'claimed', 'credited'),
    running: count('running'),
  };
}
