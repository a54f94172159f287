import { minuteMs } from '../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Merchant } from '../../merchants/index.ts';
import { grantCash } from '../bonus/grant.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { type PromotionRow, promotionColumns } from '../promotion-row.ts';
import { currentVersion } from '../rules/version-store.ts';
import { cashbackNets } from './nets.ts';
import { type Period, periodAt, rulesOfPeriod } from './periods.ts';
import { cashbackFor } from './progress.ts';

async function payPeriod(context: PromotionsNeeds, merchant: Merchant, current: PromotionRow, period: Period) {
  const promotion = await rulesOfPeriod(context, merchant, current, period);
  const { db, clock, withMember } = context;
  const left = await db.query<{ memberId: number }>(
    `select member_id as "memberId" from promotion_participation where promotion_id = $1 and status = 'left'`,
    [promotion.id],
  );
  const leavers = new Set(left.map(({ memberId }) => memberId));
  const nets = await cashbackNets(context, merchant, promotion, period);
  await forEachIsolated(context.log, nets, async ({ memberId, net }) => {
    const amountMinor = leavers.has(memberId) ? 0 : cashbackFor(promotion, net);
    if (amountMinor === 0) return;
    const grant = { merchant: merchant.code, memberId, promotion, amountMinor };
    await withMember(
      memberId,
      async () => {
        const [member] = await db.query<{ status: string }>('select status from member where id = $1', [memberId]);
        // It is credited to a blocked account, too: it is owed.
        if (member && member.status !== 'closed') await grantCash(context, grant, period.period);
      },
      'job',
    );
  });
  await db.query(
    `insert into cashback_run (merchant, promotion_id, period, from_at, to_at, paid_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [merchant.code, promotion.id, period.period, period.fromAt, period.toAt, clock.now()],
  );
}

/** The day after the newest paid period, else the promotion's first. */
async function nextUnpaid(context: PromotionsNeeds, merchant: Merchant, promotion: PromotionRow): Promise<Date> {
  const rows = await context.db.query<{ to: Date | null }>(
    'select max(to_at) as "to" from cashback_run where merchant = $1 and promotion_id = $2',
    [merchant.code, promotion.id],
  );
  return rows[0]?.to ?? promotion.startsAt;
}

/** Pays every period whose day of payment has come, also several when time has jumped. */
export async function payCashbacks(context: PromotionsNeeds, now: Date): Promise<void> {
  await forEachIsolated(context.log, context.merchants.all(), async (merchant) => {
    const promotions = await context.db.query<PromotionRow>(
      `select ${promotionColumns} from promotion p ${currentVersion}
       where p.merchant = $1 and p.kind = 'cashback' and p.starts_at <= $2`,
      [merchant.code, now],
    );
    await forEachIsolated(context.log, promotions, async (promotion) => {
      let at = await nextUnpaid(context, merchant, promotion);
      while (!promotion.endsAt || at < promotion.endsAt) {
        const period = await periodAt(context, merchant, promotion, at);
        if (period.payAt > now) break;
        await payPeriod(context, merchant, promotion, period);
        at = period.toAt;
      }
    });
  });
}

export const cashbackJob = (context: PromotionsNeeds): Job => ({
  name: 'promotions.pay-cashbacks',
  everyMs: minuteMs,
  run: (now) => payCashbacks(context, now),
});
