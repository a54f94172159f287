import type { OperatorModule } from '../../platform/module.ts';
import { answerVip } from './answer-vip.ts';
import { answerGifts } from './birthday/answer-gifts.ts';
import { birthdayJob } from './birthday/gift-job.ts';
import { answerCashback } from './cashback/answer-cashback.ts';
import { cashbackJob } from './cashback/job.ts';
import { nameCashback } from './cashback/record-subjects.ts';
import { blockClosingWhileUnpaid } from './closing-guard.ts';
import { ladderAt, rankName } from './ladder.ts';
import { levelsJob } from './levels-job.ts';
import type { VipNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { endSetRanksJob } from './set-by-hand.ts';

/** VIP levels: what each needs and gives, the job that raises and lowers members, and the cashback by level. */
export const vipModule: OperatorModule<VipNeeds> = {
  name: 'vip',
  migrations: { owner: 'vip', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    const { db, clock, clubNames } = context;
    answerVip(context);
    answerCashback(context);
    answerGifts(context);
    nameCashback(context);
    addPersonalData(context);
    blockClosingWhileUnpaid(context);
    clubNames.push(async (merchant, rank, language) =>
      rankName(await ladderAt(db, merchant.code, clock.now()), rank, language),
    );
    context.jobs.add(levelsJob(context));
    context.jobs.add(endSetRanksJob(context));
    context.jobs.add(cashbackJob(context));
    context.jobs.add(birthdayJob(context));
  },
};
