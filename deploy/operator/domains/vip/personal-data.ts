import { pagedData, shortData } from '../identity/index.ts';
import type { VipNeeds } from './needs.ts';

/** What VIP levels keep about a member. */
export function addPersonalData({ db, personalData }: VipNeeds): void {
  personalData.push(
    pagedData(
      db,
      'levels',
      `select id, from_rank as "fromRank", to_rank as "toRank", month, at from vip_change
       where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'cashbacks',
      `select id, day::text, rank, amount_minor as "amountMinor", status, paid_at as "paidAt" from vip_cashback
       where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'birthdayGifts',
      `select id, day::text, rank, amount_minor as "amountMinor", status, paid_at as "paidAt" from vip_birthday_gift
       where member_id = $1 and id > $2 order by id limit $3`,
    ),
    shortData(
      db,
      'turnover',
      'select month, stake_minor as "stakeMinor" from vip_turnover where member_id = $1 order by month',
    ),
  );
}
