import type { beginAuthenticator } from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import { type Mobile, mobileKey, provedMobileOf } from '../codes/mobile.ts';
import { checkCode } from '../codes/verification-code.ts';
import { isTrial, type Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';

export type OwnerProof = RequestOf<typeof beginAuthenticator>;

const tries = 10;
const windowMs = 15 * minuteMs;

/** A form may ask for a second code beside this one, so its refusals have their own codes. */
const ownWords: Readonly<Record<string, string>> = {
  'verification.code.invalid': 'owner.code.invalid',
  'verification.code.expired': 'owner.code.expired',
  'verification.code.unsent': 'owner.code.unsent',
};

/** A trial account has no owner: no codes are sent for it, so that a visitor can't have codes sent to others. */
export function refuseTrial(member: Member): void {
  if (isTrial(member)) throw new Refusal(403, 'account.trial');
}

/** The number that replaces the password of an account that signs in by codes only. */
export async function ownerMobile(context: IdentityNeeds, member: Member): Promise<Mobile> {
  const mobile = await provedMobileOf(context, member.id);
  if (!mobile) throw new Refusal(400, 'owner.number.unknown');
  return mobile;
}

async function checkOwnerCode(context: IdentityNeeds, merchant: Merchant, member: Member, code: string) {
  const mobile = await ownerMobile(context, member);
  try {
    return await checkCode(context, merchant, 'owner', mobileKey(mobile), code);
  } catch (cause) {
    throw cause instanceof Refusal ? new Refusal(cause.status, ownWords[cause.code] ?? cause.code) : cause;
  }
}

/**
 * Changes to security settings need more than a session: the password again, or a new code to the number of
 * an account that has none. The work uses the code up; if it refuses, the code stays valid. For the refusals see `ownerProof`.
 */
export async function asOwner<Done>(
  context: IdentityNeeds,
  merchant: Merchant,
  member: Member,
  { password = '', ownerCode = '' }: OwnerProof,
  work: () => Promise<Done>,
): Promise<Done> {
  const { accounts, limits } = context;
  refuseTrial(member);
  if (!member.passwordChangedAt) {
    const spend = await checkOwnerCode(context, merchant, member, ownerCode);
    const done = await work();
    await spend();
    return done;
  }
  await limits.take('prove-password', String(member.id), tries, windowMs);
  if (!(await accounts.verify(merchant.code, member.username, password))) throw new Refusal(400, 'password.old.wrong');
  return work();
}
