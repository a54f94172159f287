import { dayOf, isDay } from '@tessera/shared/format';
import {
  type FieldFault,
  faultOf,
  getProfile,
  type ProfileField,
  profileFields,
  profileFieldsOnce,
  type RegisterRule,
  saveProfile,
} from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { rulesOf } from '../registration/register-rules.ts';
import { refuseTrial } from '../security/as-owner.ts';

/** Spec §5: players are at least 18. */
const adultYears = 18;

/** Every member has these; the others are shown where the merchant's registration asks for them. */
const always: readonly ProfileField[] = ['nickname', 'birthday'];

type Profile = Readonly<Partial<Record<ProfileField, string>>>;
type ProfileRule = RegisterRule & { readonly field: ProfileField };

const isProfileRule = <Rule extends RegisterRule>(rule: Rule): rule is Rule & ProfileRule =>
  (profileFields as readonly string[]).includes(rule.field);

async function shownRules({ db }: IdentityNeeds, merchant: Merchant): Promise<readonly ProfileRule[]> {
  const rules = (await rulesOf(db, merchant.code)).filter(isProfileRule);
  const shown = rules.filter(({ field, enabled }) => enabled || always.includes(field));
  // An empty detail of somebody who is registered already stops nobody.
  return shown
    .map((rule) => ({ ...rule, enabled: true, required: false }))
    .sort((one, other) => profileFields.indexOf(one.field) - profileFields.indexOf(other.field));
}

async function storedProfile({ db }: IdentityNeeds, memberId: number): Promise<Profile> {
  const rows = await db.query<{ nickname: string; registration: Record<string, string> }>(
    'select nickname, registration from member where id = $1',
    [memberId],
  );
  const { nickname = '', registration = {} } = rows[0] ?? {};
  return { ...registration, nickname };
}

const isLocked = (field: ProfileField, stored: Profile): boolean =>
  profileFieldsOnce.includes(field) && (stored[field] ?? '') !== '';

async function profileOf(context: IdentityNeeds, merchant: Merchant, member: Member) {
  const [rules, stored] = await Promise.all([shownRules(context, merchant), storedProfile(context, member.id)]);
  return {
    fields: rules.map((rule) => ({ ...rule, value: stored[rule.field] ?? '', isLocked: isLocked(rule.field, stored) })),
  };
}

/** Whether somebody born on that day is an adult on this one; days as `yyyy-MM-dd`. */
export function isAdult(birthday: string, today: string): boolean {
  const comesOfAge = `${String(Number(birthday.slice(0, 4)) + adultYears).padStart(4, '0')}${birthday.slice(4)}`;
  return comesOfAge <= today;
}

function faultIn(rule: ProfileRule, value: string, today: string): FieldFault | 'underage' | undefined {
  const fault = faultOf(rule, value);
  if (fault || rule.field !== 'birthday' || value === '') return fault;
  if (!isDay(value) || value > today || value < '1900-01-01') return 'pattern';
  return isAdult(value, today) ? undefined : 'underage';
}

/** The member's own details, stored beside what was given at registration. */
export function answerProfile(context: IdentityNeeds): void {
  const { routes, db, clock } = context;

  routes.handleMember(getProfile, ({ merchant, member }) => profileOf(context, merchant, member));

  routes.handleMember(saveProfile, async ({ merchant, member, request }) => {
    refuseTrial(member);
    const rules = await shownRules(context, merchant);
    const today = dayOf(clock.now().getTime(), merchant.profile.timeZone);
    // What the page does not show cannot be set either.
    const sent = rules.flatMap((rule) => {
      const value = request.fields[rule.field];
      return value === undefined ? [] : [{ rule, value }];
    });
    const invalid = sent.flatMap(({ rule, value }) => {
      const reason = faultIn(rule, value, today);
      return reason ? [{ field: rule.field, reason }] : [];
    });
    if (invalid.length > 0) throw new Refusal(400, 'profile.field.invalid', { fields: invalid });

    await db.transaction(async () => {
      await db.query('select 1 from member where id = $1 for update', [member.id]);
      const stored = await storedProfile(context, member.id);
      const changed = sent.filter(({ rule, value }) => (stored[rule.field] ?? '') !== value);
      const locked = changed.find(({ rule }) => isLocked(rule.field, stored));
      if (locked) throw new Refusal(400, 'profile.field.locked', { field: locked.rule.field });
      const details = Object.fromEntries(changed.map(({ rule, value }) => [rule.field, value]));
      await db.query(
        `update member set nickname = coalesce($2, nickname), registration = registration || $3::jsonb where id = $1`,
        [member.id, details.nickname ?? null, JSON.stringify(details)],
      );
    });
    return profileOf(context, merchant, member);
  });
}
