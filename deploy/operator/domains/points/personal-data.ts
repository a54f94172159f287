import { pagedData } from '../identity/index.ts';
import type { PointsNeeds } from './needs.ts';

/** What points keep about a member; points are hundredths. */
export function addPersonalData({ db, personalData }: PointsNeeds): void {
  personalData.push(
    pagedData(
      db,
      'points',
      `select e.id, m.kind, e.amount_minor as points, e.balance_after_minor as balance, m.reference, e.at
       from member c join ledger_account a on a.merchant = c.merchant and a.owner = 'player:' || c.id
         and a.kind = 'player_points'
       join ledger_entry e on e.account_id = a.id join ledger_movement m on m.id = e.movement_id
       where c.id = $1 and e.id > $2 order by e.id limit $3`,
    ),
    pagedData(
      db,
      'pointRedemptions',
      `select id, reward_id as "rewardId", quantity, points, status, remark, requested_at as "requestedAt",
         decided_at as "decidedAt" from point_redemption where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'pointConversions',
      `select id, points, amount_minor as "amountMinor", at from point_conversion
       where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
