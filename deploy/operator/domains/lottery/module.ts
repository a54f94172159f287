import type { OperatorModule } from '../../platform/module.ts';
import { announceDrawsJob } from './announce-draws.ts';
import { answerBlockedNumbers } from './blocked-numbers.ts';
import { answerChases } from './chases/answer-chases.ts';
import { endChasesAtBreaks } from './chases/end-chases-at-breaks.ts';
import { daySeedsJob } from './day-seeds-job.ts';
import { answerDraws } from './draws.ts';
import { requireFairPrices } from './fair-prices.ts';
import { answerGameMenus } from './game-menus.ts';
import { answerLongRuns } from './long-runs.ts';
import type { LotteryNeeds } from './needs.ts';
import { answerOrders } from './orders.ts';
import { guardPendingBets } from './pending-bets-guard.ts';
import { addPersonalData } from './personal-data.ts';
import { storeMerchantPrices, storePriceList } from './price-lists.ts';
import { addBetDetails, findBetMovements, nameLotteryBets } from './record-subjects.ts';
import { voidRefundsJob } from './refund-void-issues.ts';
import { settlementJob } from './settlement.ts';
import { answerVietnam } from './vietnam.ts';

/**
 * Lottery: games, draws by commit and reveal, bets and their settlement.
 *
 * | call | path | named by |
 * |---|---|---|
 * | games | `GET /lgw/games/game_menus` | the specification |
 * | games bet on last | `GET /lgw/games/game_menus/recent` | wire facts |
 * | popular games | `GET /lgw/games/popular` | the specification |
 * | state of the games | `GET /lgw/draw`, `GET /lgw/draw/code/:code` | wire facts |
 * | issues around now | `GET /lgw/numeros/near` | wire facts |
 * | past draws, also of a day | `GET /lgw/games/opened/numero` | wire facts |
 * | open runs of draws on one side | `GET /lgw/games/long-runs` | Tessera |
 * | games of Vietnam, those bet on last | `GET /lgw/vn/games/game_menu`, `GET /lgw/vn/games/game_menu/recent` | the specification |
 * | where the lobby of Vietnam begins | `GET /lgw/vn/games/lobby` | Tessera |
 * | last numbers of Vietnam | `GET /lgw/vn/numeros/opened/game` | wire facts |
 * | numbers that pay half or are closed | `GET /lgw/numeros/blocked` | Tessera |
 * | proof of a draw | `GET /lgw/numeros/verify` | Tessera |
 * | place an order of bets | `POST /lgw/orders` | Tessera |
 * | my bets, one with all of its numbers | `GET /lgw/orders`, `GET /lgw/orders/bets/:id` | Tessera |
 * | take a bet back | `DELETE /lgw/orders/bets/:id` | Tessera |
 * | outcome of an order without an answer | `POST /lgw/orders/outcome` | Tessera |
 * | what a chase may be | `GET /lgw/chases/terms` | Tessera |
 * | order a chase | `POST /lgw/chases` | Tessera |
 * | my chases, one with its issues | `GET /lgw/chases`, `GET /lgw/chases/:id` | Tessera |
 * | cancel the rest of a chase | `DELETE /lgw/chases/:id` | Tessera |
 * | outcome of a chase without an answer | `POST /lgw/chases/outcome` | Tessera |
 *
 * A draw follows from its day's seed (`drawing.ts`), so nothing is drawn by a timer and nothing is missed by downtime:
 * the schedule says which issue is due, and the settlement job looks for bets that wait for one, and then for chases whose next issue is due (ADR 75).
 * Open pages are notified of draws by `announce-draws.ts` (ADR 85).
 */
export const lotteryModule: OperatorModule<LotteryNeeds> = {
  name: 'lottery',
  migrations: { owner: 'lottery', folder: new URL('./migrations/', import.meta.url) },
  async register(context) {
    requireFairPrices(context.merchants.all());
    await storePriceList(context);
    for (const merchant of context.merchants.all()) await storeMerchantPrices(context, merchant);
    answerGameMenus(context);
    answerBlockedNumbers(context);
    answerDraws(context);
    answerVietnam(context);
    answerLongRuns(context);
    answerOrders(context);
    answerChases(context);
    endChasesAtBreaks(context);
    nameLotteryBets(context);
    guardPendingBets(context);
    addPersonalData(context);
    findBetMovements(context);
    addBetDetails(context);
    context.jobs.add(daySeedsJob(context));
    context.jobs.add(settlementJob(context));
    context.jobs.add(voidRefundsJob(context));
    context.jobs.add(announceDrawsJob(context));
  },
};
