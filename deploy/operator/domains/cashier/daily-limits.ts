import { one } from '@tessera/database/database';
import { addDays, dayOf, dayStart } from '@tessera/shared/format';
import { clubRankOf, type Member } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import type { WithdrawalObstacle } from './hooks.ts';
import type { CashierNeeds } from './needs.ts';
import { limitsOfRank, withdrawalRules } from './withdrawal-rules.ts';

/** What a member may withdraw today, by their level, and what is left of it; in minor units. Null is no limit. */
export interface DailyLimits {
  /** The club rank from which the level counts. */
  readonly level: number;
  readonly count: number | null;
  readonly countLeft: number | null;
  readonly amountMinor: number | null;
  readonly leftMinor: number | null;
  /** The next midnight of the merchant. */
  readonly resetsAtMs: number;
}

/**
 * Today's limits, or null for a member without any. Transfers to other accounts count like withdrawals; what came back
 * does not.
 */
export async function dailyLimits(
  { db, clock }: Pick<CashierNeeds, 'db' | 'clock'>,
  merchant: Merchant,
  member: Member,
): Promise<DailyLimits | null> {
  if (withdrawalRules(merchant).levels.length === 0) return null;
  const now = clock.now();
  const level = limitsOfRank(merchant, await clubRankOf(db, member, now));
  if (!level || (level.count === null && level.amountMinor === null)) return null;
  const { timeZone } = merchant.profile;
  const today = dayOf(now.getTime(), timeZone);
  const rows = await db.query<{ count: number; sum: number }>(
    `select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as sum from (
       select amount_minor - returned_minor as amount_minor from withdrawal
       where member_id = $1 and created_at >= $2 and returned_minor < amount_minor
       union all
       select amount_minor from upline_transfer where member_id = $1 and created_at >= $2
       union all
       select amount_minor from downline_transfer where member_id = $1 and created_at >= $2) today`,
    [member.id, new Date(dayStart(today, timeZone))],
  );
  const used = one(rows);
  return {
    level: level.fromRank,
    count: level.count,
    countLeft: level.count === null ? null : Math.max(0, level.count - used.count),
    amountMinor: level.amountMinor,
    leftMinor: level.amountMinor === null ? null : Math.max(0, level.amountMinor - used.sum),
    resetsAtMs: dayStart(addDays(today, 1), timeZone),
  };
}

/** Why nothing, or not this much, can be withdrawn today any more. */
export function limitObstacle(limits: DailyLimits | null, amountMinor: number): WithdrawalObstacle | null {
  if (limits?.countLeft === 0) return { code: 'withdrawal.limit.count', remainingTurnoverMinor: 0 };
  if (limits?.leftMinor != null && amountMinor > limits.leftMinor)
    return { code: 'withdrawal.limit.amount', remainingTurnoverMinor: 0 };
  return null;
}
