import { minuteMs } from '../../../platform/clock/durations.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { PromotionRow } from '../promotion-row.ts';
import { type Period, periodBefore } from './periods.ts';

/** A settlement that is under way when the payment begins has committed long before this much later. */
const settlingMs = minuteMs;

/** What is settled later counts in the next period, so that nothing falls between two payments. */
const countedUntil = ({ payAt }: Period): Date => new Date(payAt.getTime() - settlingMs);

/**
 * What members won or lost with cash in a period, in minor units, weighted by category; every member with settled stakes,
 * or one alone. A stake belongs to the period in which it was placed and counts only once it is settled; one that is
 * settled after that period was paid counts in the next. Nothing from before the promotion began counts.
 */
export async function cashbackNets(
  context: Pick<PromotionsNeeds, 'db'>,
  merchant: Merchant,
  promotion: PromotionRow,
  period: Period,
  memberId: number | null = null,
): Promise<{ memberId: number; net: number }[]> {
  const before = await periodBefore(context, merchant, promotion, period);
  return context.db.query(
    `select s.member_id as "memberId",
            floor(sum((s.cash_payout_minor - s.cash_stake_minor) * c.percent)::numeric / 100)::bigint as net
     from settled_stake s
     join (select category, max(percent) as percent from jsonb_to_recordset($3::jsonb) as k (category text, percent int)
       group by category) c on c.category = s.category
     where s.merchant = $1 and ($2::bigint is null or s.member_id = $2) and s.bet_at >= $8
       and (s.bet_at >= $4 and s.bet_at < $5 and s.settled_at < $6
         or s.settled_at >= $7 and s.settled_at < $6 and s.bet_at < $4
           and (select s.bet_at >= own.from_at from cashback_period($9, s.bet_at, $10) own)
           and not exists (select 1 from cashback_run r where r.merchant = s.merchant and r.promotion_id = $11
             and r.counted_open_rounds and s.bet_at >= r.from_at and s.bet_at < r.to_at))
     group by 1 order by 1`,
    [
      merchant.code,
      memberId,
      JSON.stringify(promotion.contribution),
      period.fromAt,
      period.toAt,
      countedUntil(period),
      countedUntil(before),
      promotion.startsAt,
      promotion.schedule,
      merchant.profile.timeZone,
      promotion.id,
    ],
  );
}
