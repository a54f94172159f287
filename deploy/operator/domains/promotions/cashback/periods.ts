import { one } from '@tessera/database/database';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { type PromotionRow, promotionColumns } from '../promotion-row.ts';
import { versionAt } from '../rules/version-store.ts';

export interface Period {
  readonly period: string;
  readonly fromAt: Date;
  readonly toAt: Date;
  readonly payAt: Date;
}

export async function periodAt(
  { db }: Pick<PromotionsNeeds, 'db'>,
  merchant: Merchant,
  promotion: PromotionRow,
  at: Date,
): Promise<Period> {
  const rows = await db.query<Period>(
    `select period, from_at as "fromAt", to_at as "toAt", pay_at as "payAt" from cashback_period($1, $2, $3)`,
    [promotion.schedule, at, merchant.profile.timeZone],
  );
  return one(rows);
}

/** A step from the start of a period into the one before it, longer than any change of clocks. */
const stepBackMs = { daily: 2 * hourMs, weekend: 5 * dayMs } as const;

export const periodBefore = (
  context: Pick<PromotionsNeeds, 'db'>,
  merchant: Merchant,
  promotion: PromotionRow,
  { fromAt }: Period,
): Promise<Period> =>
  periodAt(context, merchant, promotion, new Date(fromAt.getTime() - stepBackMs[promotion.schedule ?? 'daily']));

/** A cashback by the rules that were in force when a period began: later ones do not change what was played under them. */
export async function rulesOfPeriod(
  { db }: Pick<PromotionsNeeds, 'db'>,
  merchant: Merchant,
  promotion: PromotionRow,
  { fromAt }: Period,
): Promise<PromotionRow> {
  const rows = await db.query<PromotionRow>(
    `select ${promotionColumns} from promotion p ${versionAt('$3')} where p.merchant = $1 and p.id = $2`,
    [merchant.code, promotion.id, fromAt],
  );
  return one(rows);
}
