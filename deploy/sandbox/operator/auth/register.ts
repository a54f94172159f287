import {
  checkUsername,
  type FieldFault,
  faultOf,
  type RegisterField,
  type RegisterRule,
  register,
  registerFields,
} from '@tessera/shared/wire/auth';
import type { OperatorContext } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { type NewMember, UsernameTaken } from '../sessions/accounts.ts';
import type { Member } from '../sessions/member.ts';
import { uplineFor } from './affiliate.ts';
import { requireBotCheck } from './bot-check.ts';
import { requireCaptcha } from './captcha.ts';
import { ruleFor, rulesOf } from './register-rules.ts';
import { openSession } from './sign-in.ts';

const minuteMs = 60 * 1000;
const registrationsPerHour = 20;
const checksPerMinute = 20;

export interface FieldRefusal {
  readonly field: string;
  readonly reason: FieldFault | 'mismatch';
}

type Fields = Partial<Record<RegisterField, string>>;

/** Text fields of a registration that the merchant's rules show; the rest is dropped unread. */
export function shownFields(rules: readonly RegisterRule[], request: Fields): Record<string, string> {
  const shown = registerFields.filter((field) => ruleFor(rules, field)?.enabled);
  return Object.fromEntries(shown.map((field) => [field, request[field] ?? '']));
}

export function fieldRefusals(
  rules: readonly RegisterRule[],
  fields: Readonly<Record<string, string>>,
): FieldRefusal[] {
  return rules.flatMap((rule) => {
    // The captcha is spent, not measured.
    if (rule.field === 'captcha' || !(rule.field in fields)) return [];
    const reason = faultOf(rule, fields[rule.field] ?? '');
    return reason ? [{ field: rule.field, reason }] : [];
  });
}

/** Personal details worth keeping; secrets and one-time things are not. */
function detailsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { password: _, paymentPassword: __, captcha: ___, username: ____, ...details } = fields;
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}

/** Creates the account below its upline and tells the modules, all in one transaction. */
export async function createAccount(
  context: OperatorContext,
  merchant: Merchant,
  fields: Readonly<Record<string, string>>,
  account: Pick<NewMember, 'username' | 'password' | 'mobile' | 'mobileDialingCode'>,
): Promise<Member> {
  const upline = await uplineFor(context, merchant, fields);
  try {
    return await context.db.transaction(async () => {
      const member = await context.accounts.create({
        ...account,
        merchant: merchant.code,
        type: 0,
        nickname: fields.nickname ?? '',
        parentId: upline?.id ?? null,
        toUpline: upline !== null,
        email: fields.email || null,
        payeeName: fields.payeeName || null,
        registration: detailsOf(fields),
      });
      for (const hook of context.hooks.afterRegistration) await hook(merchant, member, fields);
      return member;
    });
  } catch (cause) {
    if (cause instanceof UsernameTaken) throw new Refusal(400, 'register.username.taken');
    throw cause;
  }
}

export function answerRegister(context: OperatorContext): void {
  const { routes, accounts, limits, merchants, db } = context;

  routes.handle(checkUsername, async ({ merchant, request, ip }) => {
    await limits.take('check-username', `${merchant.code} ${ip}`, checksPerMinute, minuteMs);
    return { isFree: (await accounts.byUsername(merchant.code, request.username)) === null };
  });

  routes.handle(register, async (call) => {
    const { merchant, request, ip } = call;
    if (!merchants.isOn(merchant, 'USERNAMEREG3')) throw new Refusal(400, 'register.closed');
    await limits.take('register', `${merchant.code} ${ip}`, registrationsPerHour, 60 * minuteMs);
    await requireBotCheck(context, request.altcha);
    const rules = await rulesOf(db, merchant.code);
    if (ruleFor(rules, 'captcha')?.enabled) await requireCaptcha(context, request.captchaId, request.captcha);
    const fields = shownFields(rules, request);
    const refused = fieldRefusals(rules, fields);
    if (request.password !== request.confirmPassword) refused.push({ field: 'confirmPassword', reason: 'mismatch' });
    if (refused.length > 0) throw new Refusal(400, 'register.field.invalid', { fields: refused });
    const member = await createAccount(context, merchant, fields, {
      username: request.username,
      password: request.password,
      mobile: fields.mobileNum || null,
      mobileDialingCode: fields.mobileNum ? (request.countryDialingCode ?? null) : null,
    });
    return openSession(context, merchant, member, call);
  });
}
