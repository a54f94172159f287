import { claimMission, getMissionLeaderboard, getMissionSummary } from '@tessera/shared/wire/promotions';
import { requireRealAccount } from '../cashier/index.ts';
import { claimReward } from './claim.ts';
import { missionLeaderboard } from './leaderboard.ts';
import type { MissionsNeeds } from './needs.ts';
import { missionSummary } from './summary.ts';

export function answerMissions(context: MissionsNeeds): void {
  const { routes } = context;
  routes.handleMember(getMissionSummary, async ({ merchant, member, language }) => {
    requireRealAccount(member);
    return missionSummary(context, merchant, member.id, language);
  });
  routes.handleMember(getMissionLeaderboard, async ({ merchant, member, request: { week } }) => {
    requireRealAccount(member);
    return missionLeaderboard(context, merchant, member.id, week);
  });
  routes.handleMember(claimMission, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    return { amount: await claimReward(context, merchant, member.id, request) };
  });
}
