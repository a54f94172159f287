import type { Merchant } from '../../domains/merchants/index.ts';
import type { OperatorServices } from '../../services.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';
import { categoryNames, type PlannedPromotion, promotionPlan } from './promotion-plan.ts';
import { promotionWords } from './promotion-words.ts';

/** Midnight of the merchant's calendar, some days from now. */
async function midnight({ db, clock }: OperatorServices, merchant: Merchant, days: number): Promise<Date> {
  const rows = await db.query<{ at: Date }>(
    "select (date_trunc('day', $1::timestamptz at time zone $2) + $3 * interval '1 day') at time zone $2 as at",
    [clock.now(), merchant.profile.timeZone, days],
  );
  return rows[0]?.at ?? clock.now();
}

async function insertPromotion(
  context: OperatorServices,
  merchant: Merchant,
  plan: PlannedPromotion,
  position: number,
) {
  const { minor } = amountsOf(merchant);
  const amount = (count: number | undefined) => (count === undefined ? null : minor(count));
  const startsAt = await midnight(context, merchant, plan.startsInDays ?? 0);
  const endsAt = plan.endsInDays === undefined ? null : await midnight(context, merchant, plan.endsInDays);
  await context.db.query(
    `insert into promotion (merchant, id, position, category, kind, texts, art, starts_at, ends_at, percent, cap_minor,
       minimum_deposit_minor, wagering_percent, maximum_bet_minor, days_to_wager, days_to_claim, deposit_rule, schedule, contribution)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::jsonb)`,
    [
      merchant.code,
      plan.id,
      position,
      plan.category,
      plan.kind,
      JSON.stringify(promotionWords(plan, merchant)),
      JSON.stringify(plan.art),
      startsAt,
      endsAt,
      plan.percent ?? null,
      amount(plan.cap),
      amount(plan.minimumDeposit),
      plan.wageringPercent ?? null,
      amount(plan.maximumBet),
      plan.daysToWager ?? null,
      plan.daysToClaim ?? null,
      plan.depositRule ?? null,
      plan.schedule ?? null,
      JSON.stringify(plan.contribution),
    ],
  );
}

export const promotionsSeed: Seed = {
  name: 'promotions',
  module: 'promotions',
  async run(context) {
    for (const merchant of context.merchants.all()) {
      for (const [position, [code, names]] of Object.entries(categoryNames).entries()) {
        await context.db.query(
          'insert into promotion_category (merchant, code, position, names) values ($1, $2, $3, $4::jsonb)',
          [merchant.code, code, position, JSON.stringify(names)],
        );
      }
      for (const [position, plan] of promotionPlan.entries()) await insertPromotion(context, merchant, plan, position);
    }
  },
};
