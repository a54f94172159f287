import type { Database } from '@tessera/database/database';
import { type ReferralRules, referralRules } from '@tessera/shared/wire/promotions';
import * as v from 'valibot';

/** Gives a merchant its rules, for registrations from now on; answers their version. */
export async function addReferralRules(
  db: Database,
  merchant: string,
  rules: ReferralRules,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<number> {
  const [added] = await db.query<{ version: number }>(
    `insert into referral_rules (merchant, version, rules, created_by, created_at)
     select $1, coalesce(max(version), 0) + 1, $2::jsonb, $3, $4 from referral_rules where merchant = $1
     returning version`,
    [merchant, JSON.stringify(v.parse(referralRules, rules)), by, at],
  );
  await db.query('insert into referral_budget (merchant) values ($1) on conflict do nothing', [merchant]);
  return added?.version ?? 0;
}

export interface RulesVersion {
  readonly version: number;
  readonly rules: ReferralRules;
}

/** The rules that are in force; undefined before the first ones. */
export async function referralRulesAt(db: Database, merchant: string, at: Date): Promise<RulesVersion | undefined> {
  const [found] = await db.query<RulesVersion>(
    'select version, rules from referral_rules where merchant = $1 and created_at <= $2 order by version desc limit 1',
    [merchant, at],
  );
  return found;
}
