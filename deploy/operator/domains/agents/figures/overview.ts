import { getTeamOverview } from '@tessera/shared/wire/agent';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { rankOf } from '../ranks.ts';
import { rebateRateOf } from '../rebates/rates.ts';
import { requireAgent } from '../scope.ts';
import { plus, withNet } from './figures.ts';
import { type DayPart, type Days, periodOf, type Span } from './period.ts';
import { activeBettors, figuresOfDays, teamStatus } from './team-figures.ts';

async function periodFigures({ db }: AgentsNeeds, agent: Member, span: Span, days: Days, part: DayPart | null) {
  const [{ own, below, newMembers }, bettors] = await Promise.all([
    figuresOfDays(db, agent, days, part),
    activeBettors(db, agent, days, part),
  ]);
  return { span, team: withNet(plus(own, below)), own: withNet(own), newMembers, activeBettors: bettors };
}

export function answerTeamOverview(context: AgentsNeeds): void {
  const { routes, clock, db } = context;
  routes.handleMember(getTeamOverview, async ({ merchant, member, request }) => {
    requireAgent(member);
    const asOfMs = clock.now().getTime();
    const period = periodOf(request, asOfMs, merchant.profile.timeZone);
    const [current, previous, status, rebateBasisPoints] = await Promise.all([
      periodFigures(context, member, period.current, period.days, null),
      periodFigures(context, member, period.previous, period.previousDays, period.previousPart),
      teamStatus(db, member),
      rebateRateOf(db, member.id),
    ]);
    return {
      asOfMs,
      account: member.username,
      rank: rankOf(member.type),
      rebateBasisPoints,
      members: status.members,
      teamBalance: status.ownBalanceMinor + status.belowBalanceMinor,
      ownBalance: status.ownBalanceMinor,
      current,
      previous,
    };
  });
}
