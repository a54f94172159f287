import { type Database, one } from '@tessera/database/database';
import type { Turnover } from './level-rule.ts';

/** What a member has staked and what was settled, in all and in a month (`YYYY-MM`). */
export async function turnoverOf(db: Database, memberId: number, month: string): Promise<Turnover> {
  return one(
    await db.query<Turnover>(
      `select coalesce(sum(stake_minor), 0)::bigint as "totalMinor",
              coalesce(sum(stake_minor) filter (where month = $2), 0)::bigint as "monthMinor"
       from vip_turnover where member_id = $1`,
      [memberId, month],
    ),
  );
}
