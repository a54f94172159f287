import type { Merchant } from '../../domains/merchants/index.ts';
import { addPromotion, categoryNames, type NewPromotion } from '../../domains/promotions/index.ts';
import type { OperatorServices } from '../../services.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';
import { type PlannedPromotion, promotionPlan } from './promotion-plan.ts';
import { promotionWords } from './promotion-words.ts';

/** Midnight of the merchant's calendar, some days from now. */
async function midnight({ db, clock }: OperatorServices, merchant: Merchant, days: number): Promise<Date> {
  const rows = await db.query<{ at: Date }>(
    "select (date_trunc('day', $1::timestamptz at time zone $2) + $3 * interval '1 day') at time zone $2 as at",
    [clock.now(), merchant.profile.timeZone, days],
  );
  return rows[0]?.at ?? clock.now();
}

/** The rules of a plan in the merchant's own amounts. */
function rulesOf(plan: PlannedPromotion, merchant: Merchant): NewPromotion['rules'] {
  const { minor } = amountsOf(merchant);
  const amount = (count: number | undefined) => (count === undefined ? null : Math.round(minor(count)));
  const { kind, contribution: shares, cap, minimumDeposit, maximumBet, daily = [], merchant: _, ...rules } = plan;
  return {
    eligibility: { newcomerDays: null, minimumRank: null, code: null },
    ...rules,
    kind,
    contribution: [...shares],
    capMinor: amount(cap),
    minimumDepositMinor: amount(minimumDeposit),
    maximumBetMinor: amount(maximumBet),
    dailyMinor: daily.map((count) => amount(count)),
  } as NewPromotion['rules'];
}

async function insertPromotion(
  context: OperatorServices,
  merchant: Merchant,
  plan: PlannedPromotion,
  position: number,
) {
  const { minor } = amountsOf(merchant);
  await addPromotion(
    context.db,
    {
      merchant: merchant.code,
      id: plan.id,
      position,
      category: plan.category,
      art: plan.art,
      startsAt: await midnight(context, merchant, plan.startsInDays ?? 0),
      endsAt: plan.endsInDays === undefined ? null : await midnight(context, merchant, plan.endsInDays),
      budgetMinor: plan.budget === undefined ? null : minor(plan.budget),
      rules: rulesOf(plan, merchant),
      texts: promotionWords(plan, merchant),
    },
    { by: 'demo', at: context.clock.now() },
  );
}

/** Adds what the merchants do not have of the plan; the first run adds all of it. */
async function addMissing(context: OperatorServices) {
  for (const merchant of context.merchants.all()) {
    for (const [position, [code, names]] of Object.entries(categoryNames).entries()) {
      await context.db.query(
        `insert into promotion_category (merchant, code, position, names) values ($1, $2, $3, $4::jsonb)
         on conflict (merchant, code) do update set position = excluded.position`,
        [merchant.code, code, position, JSON.stringify(names)],
      );
    }
    const known = await context.db.query<{ id: string }>('select id from promotion where merchant = $1', [
      merchant.code,
    ]);
    for (const [position, plan] of promotionPlan.entries()) {
      const isOwn = plan.merchant === undefined || plan.merchant === merchant.code;
      if (isOwn && !known.some(({ id }) => id === plan.id)) await insertPromotion(context, merchant, plan, position);
    }
  }
}

export const promotionsSeed: Seed = { name: 'promotions', module: 'promotions', run: addMissing };

/** Applications and the daily sign-in, in a database that was made before them. */
export const laterPromotionsSeed: Seed = { name: 'promotions-2', module: 'promotions', run: addMissing };
