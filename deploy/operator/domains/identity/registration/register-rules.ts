import type { Database } from '@tessera/database/database';
import { getRegisterSettings, type PatternId, type RegisterField, type RegisterRule } from '@tessera/shared/wire/auth';
import { dialingCodeOf, type Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';
import { defaultRules } from './default-rules.ts';
import { phoneAuthOf } from './phone-auth-store.ts';

/** Fields that depend on a module: while it is off they are disabled. */
const modules: Readonly<Partial<Record<RegisterField, string>>> = {
  affiliateCode: 'MF_AGENT',
  recommenderId: 'MF_AGENT',
  captcha: 'CAPTCHA3',
};

/** A rule that is stored here: its pattern is one of the named. */
type StoredRule = RegisterRule & { readonly patternId: PatternId };

export function rulesOf(db: Database, merchant: string): Promise<StoredRule[]> {
  return db.query<StoredRule>(
    `select field, enabled, required, accepted_pattern as "acceptedPattern", pattern_id as "patternId",
            min_length as "minLength", max_length as "maxLength"
     from register_rule where merchant = $1 order by position`,
    [merchant],
  );
}

/** The rules of a registration as the merchant's switches leave them. */
export async function offeredRules({ db, merchants }: IdentityNeeds, merchant: Merchant): Promise<RegisterRule[]> {
  const isOffered = ({ field }: RegisterRule) => {
    // A code that came to the number says more than a picture that was read.
    if (field === 'captcha' && merchants.isOn(merchant, 'REGMOBVERF3')) return false;
    const module = modules[field];
    return module === undefined || merchants.isOn(merchant, module);
  };
  const rules = await rulesOf(db, merchant.code);
  return rules.map((rule) => (isOffered(rule) ? rule : { ...rule, enabled: false }));
}

export function ruleFor(rules: readonly RegisterRule[], field: RegisterField): RegisterRule | undefined {
  return rules.find((rule) => rule.field === field);
}

/** Gives a merchant the registration form that it begins with. */
export async function addDefaultRules(
  db: Database,
  { code, profile }: Pick<Merchant, 'code' | 'profile'>,
): Promise<void> {
  for (const [position, rule] of defaultRules(profile.defaultLanguage).entries()) {
    await db.query(
      `insert into register_rule (merchant, field, position, enabled, required, accepted_pattern, pattern_id, min_length, max_length)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        code,
        rule.field,
        position,
        rule.enabled,
        rule.required,
        rule.acceptedPattern,
        rule.patternId,
        rule.minLength,
        rule.maxLength,
      ],
    );
  }
}

/** Overwrites the rules of fields that the form has already. */
export async function replaceRules(db: Database, merchant: string, rules: readonly RegisterRule[]): Promise<void> {
  await db.query(
    `update register_rule r set enabled = n.enabled, required = n.required, accepted_pattern = n."acceptedPattern",
       pattern_id = n."patternId", min_length = n."minLength", max_length = n."maxLength"
     from jsonb_to_recordset($2::jsonb) as n (field text, enabled boolean, required boolean, "acceptedPattern" text,
       "patternId" text, "minLength" integer, "maxLength" integer)
     where r.merchant = $1 and r.field = n.field`,
    [merchant, JSON.stringify(rules)],
  );
}

export function answerRegisterRules(context: IdentityNeeds): void {
  const { routes, merchants, db } = context;
  routes.handle(getRegisterSettings, async ({ merchant }) => ({
    rules: await offeredRules(context, merchant),
    isUsernameOpen: merchants.isOn(merchant, 'USERNAMEREG3'),
    isMobileOpen: merchants.isOn(merchant, 'MOBILENUMREG3'),
    countryDialingCode: dialingCodeOf(merchant.profile.homeCountry),
    phoneAuth: (await phoneAuthOf(db, merchant.code))?.channel ?? null,
  }));
}
