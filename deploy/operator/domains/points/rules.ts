import type { Database } from '@tessera/database/database';
import { type EarnedPointType, type PointRules, pointRules } from '@tessera/shared/wire/promotions';
import * as v from 'valibot';

/** Spec §4, the types of points: fishing books as slots, e-sports as sports, the electronic lottery as lottery. */
const typeOfCategory: Readonly<Record<string, EarnedPointType>> = {
  RNG: 'slots',
  FISH: 'slots',
  LIVE: 'live',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};
export const pointTypeOf = (category: string): EarnedPointType | undefined => typeOfCategory[category];

/** The points of an amount in hundredths, rounded down; nothing for an amount below zero. */
export function pointsFor(amountMinor: number, rate: number, baseMinor: number): number {
  return amountMinor <= 0 ? 0 : Number((BigInt(amountMinor) * BigInt(rate)) / BigInt(baseMinor));
}

/** The money that points become, and the points that this money takes: what is left over stays with the member. */
export function moneyFor(points: number, ratio: PointRules['ratio']): { amountMinor: number; points: number } {
  const [cost, worth] = [BigInt(ratio.points), BigInt(ratio.amountMinor)];
  const amount = (BigInt(points) * worth) / cost;
  return { amountMinor: Number(amount), points: Number((amount * cost + worth - 1n) / worth) };
}

/** Gives a merchant its rates and ratio, for the time from now on. */
export async function addPointRules(
  db: Database,
  merchant: string,
  rules: PointRules,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await db.query(
    `insert into point_rules (merchant, version, rules, created_by, created_at)
     select $1, coalesce(max(version), 0) + 1, $2::jsonb, $3, $4 from point_rules where merchant = $1`,
    [merchant, JSON.stringify(v.parse(pointRules, rules)), by, at],
  );
}

/** The newest rules of a merchant with their version; version 0 without any. */
export async function currentPointRules(
  db: Database,
  merchant: string,
): Promise<{ readonly version: number; readonly rules: PointRules | null }> {
  const [found] = await db.query<{ version: number; rules: PointRules }>(
    'select version, rules from point_rules where merchant = $1 order by version desc limit 1',
    [merchant],
  );
  return found ?? { version: 0, rules: null };
}

/** The rules that were in force at a time; undefined before the first ones. */
export async function pointRulesAt(db: Database, merchant: string, at: Date): Promise<PointRules | undefined> {
  const [found] = await db.query<{ rules: PointRules }>(
    'select rules from point_rules where merchant = $1 and created_at <= $2 order by version desc limit 1',
    [merchant, at],
  );
  return found?.rules;
}
