import type { OperatorModule } from '../context.ts';
import { answerAffiliate } from './affiliate.ts';
import { answerBotChallenge } from './bot-check.ts';
import { answerCaptcha } from './captcha.ts';
import { demoAccountsSeed } from './demo-accounts.ts';
import { answerLogin } from './login.ts';
import { answerMemberInfo } from './member-info.ts';
import { answerPassword } from './password.ts';
import { purgeJob } from './purge.ts';
import { answerRegister } from './register.ts';
import { answerRegisterRules, registerRulesSeed } from './register-rules.ts';
import { answerTrial } from './trial.ts';

export const authModule: OperatorModule = {
  name: 'auth',
  register(context) {
    answerCaptcha(context);
    answerBotChallenge(context);
    answerLogin(context);
    answerTrial(context);
    answerMemberInfo(context);
    answerPassword(context);
    answerRegisterRules(context);
    answerRegister(context);
    answerAffiliate(context);
    context.jobs.add(purgeJob(context));
  },
  seeds: [registerRulesSeed, demoAccountsSeed],
};
