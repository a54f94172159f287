import {
  askedRules,
  checkUsername,
  type FieldFault,
  faultOf,
  isSimplePin,
  type RegisterField,
  type RegisterRule,
  type RegisterWay,
  register,
  registerByMobile,
  registerFields,
} from '@tessera/shared/wire/auth';
import { hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notAvailable } from '../../../platform/http/routes.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import type { Merchant } from '../../merchants/index.ts';
import { knownDevices } from '../devices/known-devices.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { shortUserAgent } from '../sessions/sessions.ts';
import { requireBotCheck } from '../sign-in/bot-check.ts';
import { requireCaptcha } from '../sign-in/captcha.ts';
import { openSession } from '../sign-in/sign-in.ts';
import type { Call } from '../site-gate.ts';
import { invitationFor } from './affiliate.ts';
import { referrerOf } from './referral.ts';
import { createAccount } from './register-account.ts';
import { bringsProof, mobileToRegister, requireMobileProof } from './register-mobile.ts';
import { offeredRules, ruleFor } from './register-rules.ts';

const checksPerMinute = 20;

export interface FieldRefusal {
  readonly field: string;
  readonly reason: FieldFault | 'mismatch';
}

type Fields = Partial<Record<RegisterField, string>>;

/** Text fields of a registration that its rules show; the rest is dropped unread. */
export function shownFields(rules: readonly RegisterRule[], request: Fields): Record<string, string> {
  const shown = registerFields.filter((field) => ruleFor(rules, field)?.enabled);
  return Object.fromEntries(shown.map((field) => [field, request[field] ?? '']));
}

export function fieldRefusals(
  rules: readonly RegisterRule[],
  fields: Readonly<Record<string, string>>,
): FieldRefusal[] {
  return rules.flatMap((rule) => {
    // A captcha is used up; its length is not checked.
    if (rule.field === 'captcha' || !(rule.field in fields)) return [];
    const reason = faultOf(rule, fields[rule.field] ?? '');
    return reason ? [{ field: rule.field, reason }] : [];
  });
}

/** How the merchant takes registrations of this kind. */
function wayOf({ merchants }: IdentityNeeds, merchant: Merchant, by: RegisterWay['by']): RegisterWay {
  const isOn = (modId: string) => merchants.isOn(merchant, modId);
  return {
    by,
    hasPassword: by === 'username' || isOn('MOBILENUMPASSREG3'),
    isMobileProved: by === 'mobile' || isOn('REGMOBVERF3'),
    hasAgents: isOn('MF_AGENT'),
  };
}

/** Whether an account of the merchant has verified that address. */
async function hasVerifiedEmail({ db }: IdentityNeeds, merchant: Merchant, email: string): Promise<boolean> {
  const found = await db.query(
    'select 1 from member where merchant = $1 and lower(email) = lower($2) and email_verified_at is not null limit 1',
    [merchant.code, email],
  );
  return found.length > 0;
}

type RegisterCall = Call<typeof register> | Call<typeof registerByMobile>;

/** Checks everything in a registration, the proof of the number last, and creates the account. */
async function admit(context: IdentityNeeds, call: RegisterCall, way: RegisterWay): Promise<Member> {
  const { limits, accounts, config } = context;
  const { merchant, request, ip, headers } = call;
  await limits.take('register', clientOf({ merchant, ip }), config.registrationsPerHour, hourMs);
  await requireBotCheck(context, merchant, request.altcha);
  const rules = askedRules(await offeredRules(context, merchant), way);
  if (ruleFor(rules, 'captcha')) await requireCaptcha(context, merchant, request.captchaId, request.captcha);
  const fields = shownFields(rules, request);
  const refused = fieldRefusals(rules, fields);
  if (way.hasPassword && request.password !== request.confirmPassword)
    refused.push({ field: 'confirmPassword', reason: 'mismatch' });
  if (way.isMobileProved && !(await bringsProof(context, merchant, request)))
    refused.push({ field: 'verificationCode', reason: 'required' });
  if (refused.length > 0) throw new Refusal(400, 'register.field.invalid', { fields: refused });
  if (isSimplePin(fields.paymentPassword ?? '')) throw new Refusal(400, 'payment.password.simple');

  const mobile = await mobileToRegister(context, merchant, fields.mobileNum ?? '', request.countryDialingCode);
  const invitation = await invitationFor(context, merchant, fields);
  const referrerId = await referrerOf(context.db, merchant.code, fields.referralCode ?? '');
  // An account registered by mobile has its number as username (spec §5).
  const username = (way.by === 'mobile' ? fields.mobileNum : fields.username) ?? '';
  if (await accounts.byUsername(merchant.code, username))
    throw new Refusal(400, way.by === 'mobile' ? 'register.mobile.taken' : 'register.username.taken');
  if (way.isMobileProved && mobile) await requireMobileProof(context, merchant, mobile, request);
  const email = fields.email ?? '';
  // Beside the guards, which may answer the same: the order must not show which of them refused.
  if (email && (await hasVerifiedEmail(context, merchant, email))) throw new Refusal(400, 'register.email.taken');
  for (const guard of context.registrationGuards) {
    const code = await guard(merchant, { mobile, isMobileProved: way.isMobileProved, email });
    if (code) throw new Refusal(400, code);
  }
  return createAccount(context, merchant, fields, {
    username,
    password: way.hasPassword ? request.password : null,
    mobile,
    isMobileProved: way.isMobileProved,
    invitation,
    referrerId,
    place: {
      ip,
      userAgent: shortUserAgent(headers['user-agent']?.toString()),
      deviceHash: await knownDevices(context).known(headers),
    },
  });
}

export function answerRegister(context: IdentityNeeds): void {
  const { routes, accounts, limits, merchants } = context;

  routes.handle(checkUsername, async ({ merchant, request, ip }) => {
    await limits.take('check-username', clientOf({ merchant, ip }), checksPerMinute, minuteMs);
    return { isFree: (await accounts.byUsername(merchant.code, request.username)) === null };
  });

  routes.handle(register, async (call) => {
    if (!merchants.isOn(call.merchant, 'USERNAMEREG3')) throw new Refusal(400, 'register.closed');
    const member = await admit(context, call, wayOf(context, call.merchant, 'username'));
    return openSession(context, call.merchant, member, call);
  });

  routes.handle(registerByMobile, async (call) => {
    // REG3 closes both kinds of registration; the endpoint names the module of its own kind.
    if (!merchants.isOn(call.merchant, 'REG3')) throw notAvailable();
    const member = await admit(context, call, wayOf(context, call.merchant, 'mobile'));
    return openSession(context, call.merchant, member, call);
  });
}
