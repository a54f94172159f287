import type { OperatorContext, OperatorModule } from '../../context.ts';
import { announcementsSeed } from '../../demo/promotions/announcements.ts';
import { promotionsSeed } from '../../demo/promotions/promotions.ts';
import { promotionWordsSeed } from '../../demo/promotions/words-seed.ts';
import { creditAfterDeposit } from './bonus/after-deposit.ts';
import { answerClaiming } from './bonus/claim.ts';
import { offerWithDeposit } from './bonus/deposit-choice.ts';
import { guardBonuses } from './bonus/guards.ts';
import { settleJob } from './bonus/settle.ts';
import { cashbackJob } from './cashback/pay.ts';
import { answerClaims } from './list/answer-claims.ts';
import { answerLists } from './list/answer-lists.ts';
import { answerNotices } from './notices/answer-notices.ts';

/** Promotions, bonuses with their rolling, cashback and announcements. */
export const promotionsModule: OperatorModule = {
  name: 'promotions',
  migrations: new URL('./migrations/', import.meta.url),
  register(context: OperatorContext): void {
    answerLists(context);
    answerClaims(context);
    answerClaiming(context);
    answerNotices(context);
    offerWithDeposit(context);
    creditAfterDeposit(context);
    guardBonuses(context);
    context.jobs.add(settleJob(context));
    context.jobs.add(cashbackJob(context));
  },
  seeds: [promotionsSeed, announcementsSeed, promotionWordsSeed],
};
