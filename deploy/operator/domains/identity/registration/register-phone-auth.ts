import { randomUUID } from 'node:crypto';
import {
  confirmPhoneAuthCode,
  type PhoneAuthFault,
  phoneAuthFaults,
  sendPhoneAuthCode,
} from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notAvailable } from '../../../platform/http/routes.ts';
import { keepOnce } from '../../../platform/limits/one-use.ts';
import type { Merchant } from '../../merchants/index.ts';
import { mobileKey, newMobileOf } from '../codes/mobile.ts';
import { takeSendTurn } from '../codes/send-turn.ts';
import { issueSmsCode, requireSmsCode } from '../codes/sms-code.ts';
import type { IdentityNeeds } from '../needs.ts';
import { phoneAuthOf } from './phone-auth-store.ts';

export const phoneAuthKind = 'phone-auth';
/** Spec §4: one minute on the third-party channel. */
const expiredMinutes = 1;
const idTokenLifetimeMs = 10 * minuteMs;

const fault = (name: PhoneAuthFault, value: Record<string, unknown> = {}) =>
  new Refusal(400, `phone.auth.${name}`, value);

/** Our refusals, mapped to the codes of the third party. */
const translations: Readonly<Record<string, PhoneAuthFault>> = {
  'verification.mobile.invalid': 'number.invalid',
  'verification.too.frequent': 'too.many.requests',
  'verification.quota.exceeded': 'quota.exceeded',
  'verification.code.invalid': 'code.invalid',
  'verification.code.expired': 'code.expired',
  'verification.code.unsent': 'code.expired',
};

async function translated<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const name = cause instanceof Refusal ? translations[cause.code] : undefined;
    throw name && cause instanceof Refusal ? fault(name, cause.value) : cause;
  }
}

/** The failure that a number simulates, see `sendPhoneAuthCode`; it goes before the one chosen at the console. */
function steeredFault(number: string): PhoneAuthFault | undefined {
  const place = /990(\d\d)$/.exec(number)?.[1];
  return place === undefined ? undefined : phoneAuthFaults[Number(place)];
}

/** The sandbox's twin of a third-party channel: its codes go to the outbox, its faults are those of spec §8. */
export function answerPhoneAuth(context: IdentityNeeds): void {
  const { routes, db, clock } = context;

  async function mobileFor(merchant: Merchant, dialingCode: string, typed: string) {
    const phoneAuth = await phoneAuthOf(db, merchant.code);
    if (!context.merchants.isOn(merchant, 'REG3') || phoneAuth?.channel !== 'sandbox') throw notAvailable();
    if (typed === '') throw fault('number.missing');
    const mobile = await translated(() => newMobileOf(context, merchant, dialingCode, typed));
    return { mobile, steered: steeredFault(mobile.number) ?? phoneAuth.fault };
  }

  routes.handle(sendPhoneAuthCode, async ({ merchant, request, ip, language }) => {
    const { mobile, steered } = await mobileFor(merchant, request.countryDialingCode, request.mobileNum);
    const turn = await translated(() => takeSendTurn(context, { merchant, ip, to: mobileKey(mobile) }));
    if (steered && !steered.startsWith('code.')) throw fault(steered);
    await issueSmsCode(context, turn, { purpose: 'register', mobile, language, isSent: true });
    return { expiredMinutes };
  });

  routes.handle(confirmPhoneAuthCode, async ({ merchant, request }) => {
    const { mobile, steered } = await mobileFor(merchant, request.countryDialingCode, request.mobileNum);
    if (request.code === '') throw fault('code.missing');
    if (steered) throw fault(steered);
    await translated(() => requireSmsCode(context, merchant, 'register', mobile, request.code));
    const idToken = randomUUID();
    const expiresAt = new Date(clock.now().getTime() + idTokenLifetimeMs);
    await keepOnce(db, phoneAuthKind, idToken, `${merchant.code} ${mobileKey(mobile)}`, expiresAt);
    return { idToken };
  });
}
