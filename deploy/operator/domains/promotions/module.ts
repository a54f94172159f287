import type { OperatorModule } from '../../platform/module.ts';
import { answerApplications } from './applications/answer-applications.ts';
import { endUnclaimedJob } from './applications/application-store.ts';
import { purgePicturesJob } from './applications/pictures.ts';
import { answerClaiming } from './bonus/claim.ts';
import { creditAfterDeposit } from './bonus/credit-after-deposit.ts';
import { offerWithDeposit } from './bonus/deposit-choice.ts';
import { endBonusesJob, sweepLateWinsJob } from './bonus/ending.ts';
import { guardBonuses } from './bonus/guards.ts';
import { cashbackJob } from './cashback/pay.ts';
import { answerClaims } from './list/answer-claims.ts';
import { answerLists } from './list/answer-lists.ts';
import { answerPreviews } from './list/preview.ts';
import type { PromotionsNeeds } from './needs.ts';
import { answerAgentNotices } from './notices/agent-notices.ts';
import { answerNotices } from './notices/answer-notices.ts';
import { addPersonalData } from './personal-data.ts';
import { nameBonuses } from './record-subjects.ts';

/** Promotions, bonuses with their rolling, cashback and announcements. */
export const promotionsModule: OperatorModule<PromotionsNeeds> = {
  name: 'promotions',
  migrations: { owner: 'promotions', folder: new URL('./migrations/', import.meta.url) },
  register(context: PromotionsNeeds): void {
    answerLists(context);
    answerPreviews(context);
    answerClaims(context);
    answerClaiming(context);
    answerApplications(context);
    answerNotices(context);
    answerAgentNotices(context);
    offerWithDeposit(context);
    creditAfterDeposit(context);
    guardBonuses(context);
    nameBonuses(context);
    addPersonalData(context);
    context.jobs.add(endBonusesJob(context));
    context.jobs.add(sweepLateWinsJob(context));
    context.jobs.add(cashbackJob(context));
    context.jobs.add(endUnclaimedJob(context));
    context.jobs.add(purgePicturesJob(context));
  },
};
