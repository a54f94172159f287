import type { OperatorModule } from '../../context.ts';
import { downlineSeed } from '../../demo/agents/seed.ts';
import { answerTeamAccounts } from './accounts.ts';
import { answerTeamMembers } from './figures/members.ts';
import { answerTeamOverview } from './figures/overview.ts';
import { answerTeamTrend } from './figures/trend.ts';
import { rebateJob } from './rebates/job.ts';
import { answerDownlineRegistration } from './register-downline.ts';

export const agentModule: OperatorModule = {
  name: 'agent',
  migrations: new URL('./migrations/', import.meta.url),
  register(context) {
    answerTeamOverview(context);
    answerTeamTrend(context);
    answerTeamMembers(context);
    answerTeamAccounts(context);
    answerDownlineRegistration(context);
    context.jobs.add(rebateJob(context));
  },
  seeds: [downlineSeed],
};
