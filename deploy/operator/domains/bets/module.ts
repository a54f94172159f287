import type { OperatorModule } from '../../platform/module.ts';
import { answerBetRecord } from './bet-record.ts';
import type { BetsNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { answerProfit } from './profit.ts';
import { answerWinners } from './winners.ts';

/**
 * The betting record of all products, what came of it, and the newest wins. The tables are written by triggers of the domains that take
 * the bets (`0018-bets.sql`); here they are read only.
 */
export const betsModule: OperatorModule<BetsNeeds> = {
  name: 'bets',
  register(context) {
    answerBetRecord(context);
    answerProfit(context);
    answerWinners(context);
    addPersonalData(context);
  },
};
