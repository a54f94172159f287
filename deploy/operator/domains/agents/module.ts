import type { OperatorModule } from '../../platform/module.ts';
import { answerTeamAccounts } from './accounts.ts';
import { answerConsolidatedInfo } from './consolidated-info.ts';
import { addContracts } from './contracts/add-contracts.ts';
import { answerTeamMembers } from './figures/members.ts';
import { answerTeamOverview } from './figures/overview.ts';
import { answerTeamTrend } from './figures/trend.ts';
import type { AgentsNeeds } from './needs.ts';
import { rebateJob } from './rebates/job.ts';
import { answerDownlineRegistration } from './register-downline.ts';

export const agentsModule: OperatorModule<AgentsNeeds> = {
  name: 'agents',
  migrations: { owner: 'agent', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerTeamOverview(context);
    answerConsolidatedInfo(context);
    answerTeamTrend(context);
    answerTeamMembers(context);
    answerTeamAccounts(context);
    answerDownlineRegistration(context);
    context.jobs.add(rebateJob(context));
    addContracts(context);
  },
};
