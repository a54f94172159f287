import { minuteMs } from '../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { type PromotionRow, promotionColumns } from '../promotion-row.ts';
import { cashbackNets } from './nets.ts';
import { type Period, periodAt } from './periods.ts';
import { cashbackFor } from './progress.ts';

/** Pays one member for one period, claim and movement together; again it does nothing. */
async function payMember(
  { db, clock, ledger }: PromotionsNeeds,
  merchant: string,
  promotion: PromotionRow,
  period: string,
  memberId: number,
  amountMinor: number,
): Promise<void> {
  await db.transaction(async () => {
    const fresh = await db.query(
      `insert into promotion_claim (merchant, promotion_id, member_id, period, status, bonus_minor, claimed_at, ended_at)
       values ($1, $2, $3, $4, 'paid', $5, $6, $6) on conflict do nothing returning id`,
      [merchant, promotion.id, memberId, period, amountMinor, clock.now()],
    );
    if (fresh.length === 0) return;
    await ledger.post({
      merchant,
      key: `cashback:${promotion.id}:${period}:${memberId}`,
      kind: 'bonus',
      reference: `promotion:${promotion.id}`,
      lines: [
        { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -amountMinor },
        { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor },
      ],
      meta: { period },
    });
  });
}

async function payPeriod(context: PromotionsNeeds, merchant: Merchant, promotion: PromotionRow, period: Period) {
  const { db, clock } = context;
  const left = await db.query<{ memberId: number }>(
    `select member_id as "memberId" from promotion_participation where promotion_id = $1 and status = 'left'`,
    [promotion.id],
  );
  const leavers = new Set(left.map(({ memberId }) => memberId));
  const nets = await cashbackNets(context, merchant, promotion, period);
  await forEachIsolated(context.log, nets, async ({ memberId, net }) => {
    const amountMinor = leavers.has(memberId) ? 0 : cashbackFor(promotion, net);
    if (amountMinor > 0) await payMember(context, merchant.code, promotion, period.period, memberId, amountMinor);
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
      `select ${promotionColumns} from promotion p where p.merchant = $1 and p.kind = 'cashback' and p.starts_at <= $2`,
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
