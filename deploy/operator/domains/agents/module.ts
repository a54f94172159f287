import type { OperatorModule } from '../../platform/module.ts';
import { answerTeamAccounts } from './accounts.ts';
import { answerConsolidatedInfo } from './consolidated-info.ts';
import { addContracts } from './contracts/add-contracts.ts';
import { teamFiguresJob } from './figures/job.ts';
import { answerTeamMembers } from './figures/members.ts';
import { answerTeamOverview } from './figures/overview.ts';
import { answerTeamTrend } from './figures/trend.ts';
import { answerPromotionLinks } from './links/answer-links.ts';
import { registerByLinks } from './links/register-by-link.ts';
import { answerLinkVisits } from './links/visits.ts';
import type { AgentsNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { stakeRebateJob } from './rebates/credit-stakes.ts';
import { rebateJob } from './rebates/job.ts';
import { answerRebateShares } from './rebates/rebate-shares.ts';
import { answerIncome } from './record/income.ts';
import { answerTeamBets } from './record/team-bets.ts';
import { answerTeamMovements } from './record/team-movements.ts';
import { answerRaises } from './registration/raise-rebate.ts';
import { answerDownlineRegistration } from './registration/register-downline.ts';
import { answerDownlineTransfers } from './transfers/downline-transfers.ts';

export const agentsModule: OperatorModule<AgentsNeeds> = {
  name: 'agents',
  migrations: { owner: 'agent', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerTeamOverview(context);
    answerConsolidatedInfo(context);
    answerTeamTrend(context);
    answerTeamMembers(context);
    answerTeamAccounts(context);
    answerTeamBets(context);
    answerTeamMovements(context);
    answerIncome(context);
    answerRebateShares(context);
    answerDownlineRegistration(context);
    answerRaises(context);
    answerPromotionLinks(context);
    answerLinkVisits(context);
    registerByLinks(context);
    answerDownlineTransfers(context);
    addPersonalData(context);
    context.jobs.add(teamFiguresJob(context.db));
    context.jobs.add(rebateJob(context));
    addContracts(context);
    context.jobs.add(stakeRebateJob(context));
  },
};
