import { Refusal } from '../../platform/http/refusal.ts';
import type { Member } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import type { LotteryNeeds } from './needs.ts';
import { dayOf, startOfDay } from './zone-days.ts';

/** Of one member: enough for whoever changes his mind, and too few to fill the database with. */
const standardLimit = 100;

/** So many orders a member may cancel in a day of the merchant; cancelled chases count too, and after that none can be ordered. */
export const maxCancelledOrdersOf = ({ profile }: Pick<Merchant, 'profile'>): number =>
  profile.maxCancelledOrders ?? standardLimit;

interface Cancelled {
  readonly limit: number;
  /** The orders of which a bet was cancelled today; their other bets can be cancelled as well. */
  readonly orderIds: ReadonlySet<number>;
  /** How many more can be cancelled today. */
  readonly left: number;
}

/** What a member has cancelled since midnight of the merchant; void issues are not his doing and do not count. */
export async function cancelledToday(
  { db, clock }: Pick<LotteryNeeds, 'db' | 'clock'>,
  merchant: Pick<Merchant, 'profile'>,
  member: Pick<Member, 'id'>,
): Promise<Cancelled> {
  const { timeZone } = merchant.profile;
  const midnight = new Date(startOfDay(timeZone, dayOf(timeZone, clock.now().getTime())));
  const rows = await db.query<{ orderId: number | null }>(
    `select distinct order_id as "orderId" from lottery_bet where member_id = $1 and status = 'cancelled' and settled_at >= $2
     union all select null from lottery_chase where member_id = $1 and status = 'cancelled' and ended_at >= $2`,
    [member.id, midnight],
  );
  const limit = maxCancelledOrdersOf(merchant);
  return {
    limit,
    orderIds: new Set(rows.flatMap(({ orderId }) => orderId ?? [])),
    left: Math.max(0, limit - rows.length),
  };
}

/** 409 `lottery.cancel.daily` (`limit`, `left`) when a member has cancelled as many orders as a day has; null before. */
export const refusalAboveDaily = ({ limit, left, orderIds }: Cancelled, orderId: number): Refusal | null =>
  left === 0 && !orderIds.has(orderId) ? new Refusal(409, 'lottery.cancel.daily', { limit, left }) : null;
