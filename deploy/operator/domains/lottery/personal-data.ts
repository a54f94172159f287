import { pagedData } from '../identity/index.ts';
import type { LotteryNeeds } from './needs.ts';

/** What the lottery keeps about a member besides the record of bets: the numbers and what was drawn. */
export function addPersonalData({ db, personalData }: LotteryNeeds): void {
  personalData.push(
    pagedData(
      db,
      'lotteryBets',
      `select id, game, issue, play, numbers, combinations, unit_minor as "unitMinor", multiple, stake_minor as "stakeMinor",
         status, payout_minor as "payoutMinor", drawn, created_at as "createdAt", settled_at as "settledAt"
       from lottery_bet where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
