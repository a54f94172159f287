import { getRegisterSettings, type RegisterField, type RegisterRule } from '@tessera/shared/wire/auth';
import type { OperatorContext, Seed } from '../context.ts';
import type { Database } from '../db/database.ts';
import { dialingCodeOf } from '../system/countries.ts';
import { demoRules } from './demo-register-rules.ts';
import { phoneAuthOf } from './phone-auth-store.ts';

/** Fields that name an agent: without agents nobody fills them in. */
const ofAgents: readonly RegisterField[] = ['affiliateCode', 'recommenderId'];

export function rulesOf(db: Database, merchant: string): Promise<RegisterRule[]> {
  return db.query<RegisterRule>(
    `select field, enabled, required, accepted_pattern as "acceptedPattern", pattern_id as "patternId",
            min_length as "minLength", max_length as "maxLength"
     from register_rule where merchant = $1 order by position`,
    [merchant],
  );
}

export function ruleFor(rules: readonly RegisterRule[], field: RegisterField): RegisterRule | undefined {
  return rules.find((rule) => rule.field === field);
}

export const registerRulesSeed: Seed = {
  name: 'register-rules',
  async run({ db, merchants }) {
    for (const { code } of merchants.all()) {
      for (const [position, rule] of demoRules(code).entries()) {
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
  },
};

export function answerRegisterRules({ routes, merchants, db }: OperatorContext): void {
  routes.handle(getRegisterSettings, async ({ merchant }) => ({
    rules: (await rulesOf(db, merchant.code)).map((rule) =>
      ofAgents.includes(rule.field) && !merchants.isOn(merchant, 'MF_AGENT') ? { ...rule, enabled: false } : rule,
    ),
    isUsernameOpen: merchants.isOn(merchant, 'USERNAMEREG3'),
    isMobileOpen: merchants.isOn(merchant, 'MOBILENUMREG3'),
    countryDialingCode: dialingCodeOf(merchant.profile.homeCountry),
    phoneAuth: await phoneAuthOf(db, merchant.code),
  }));
}
