import { pagedData } from '../identity/index.ts';
import type { LotteryNeeds } from './needs.ts';

/**
 * What the lottery keeps about a member besides the record of bets: the numbers and what was drawn, and chases. Names, days and
 * hours may be those of official draws, so each row says that its draws are simulated.
 */
export function addPersonalData({ db, personalData }: LotteryNeeds): void {
  personalData.push(
    pagedData(
      db,
      'lotteryBets',
      `select id, game, issue, play, numbers, combinations, unit_minor as "unitMinor", multiple,
         discount_minor as "discountMinor", stake_minor as "stakeMinor", half_paid as "halfPaid",
         prize_group as "prizeGroup", rebate_milli as "rebateMilli", status, payout_minor as "payoutMinor",
         rebate_minor as "rebateMinor", drawn, created_at as "createdAt", settled_at as "settledAt",
         chase_id as "chaseId", true as simulated
       from lottery_bet where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'lotteryChases',
      `select id, game, lines, strategy, stops_on_win as "stopsOnWin", country, ordered_minor as "orderedMinor",
         staked_minor as "stakedMinor", released_minor as "releasedMinor", status, reason, created_at as "createdAt",
         ended_at as "endedAt", true as simulated,
         (select jsonb_agg(jsonb_build_object('issue', i.issue, 'multiple', i.multiple, 'stakeMinor', i.stake_minor,
            'status', i.status, 'reason', i.reason) order by i.position)
          from lottery_chase_issue i where i.chase_id = c.id) as issues
       from lottery_chase c where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
