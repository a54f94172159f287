import { sqlState } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { hashPassword } from '../../../platform/keys/password.ts';
import type { Merchant } from '../../merchants/index.ts';
import { keepVerifiedMobile, type Mobile } from '../codes/mobile.ts';
import { UsernameTaken } from '../members/accounts.ts';
import { type Member, playerType } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import type { RegistrationPlace } from './after-registration.ts';
import type { Invitation } from './invitation.ts';
import { addReferral } from './referral.ts';

const uniqueViolation = '23505';

/** Personal details worth keeping; secrets and one-time things are not. */
function detailsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { password: _, paymentPassword: __, captcha: ___, username: ____, ...details } = fields;
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}

export interface FreshAccount {
  readonly username: string;
  /** Null for an account that signs in by codes alone. */
  readonly password: string | null;
  readonly mobile: Mobile | null;
  readonly isMobileProved: boolean;
  readonly invitation: Invitation | null;
  /** Whose referral code was given. */
  readonly referrerId: number | null;
  readonly place: RegistrationPlace;
}

/** Creates the account below its upline and lets other domains act on it, all in one transaction. */
export async function createAccount(
  context: IdentityNeeds,
  merchant: Merchant,
  fields: Readonly<Record<string, string>>,
  { username, password, mobile, isMobileProved, invitation, referrerId, place }: FreshAccount,
): Promise<Member> {
  try {
    return await context.db.transaction(async () => {
      const member = await context.accounts.create({
        username,
        password,
        merchant: merchant.code,
        type: invitation?.type ?? playerType,
        inviteCode: invitation?.inviteCode ?? null,
        nickname: fields.nickname ?? '',
        parentId: invitation?.upline.id ?? null,
        toUpline: invitation !== null,
        email: fields.email || null,
        mobile: mobile?.number ?? null,
        mobileDialingCode: mobile?.dialingCode ?? null,
        payeeName: fields.payeeName || null,
        registration: detailsOf(fields),
      });
      if (fields.paymentPassword)
        await context.db.query('update member set payment_password_hash = $2 where id = $1', [
          member.id,
          await hashPassword(fields.paymentPassword, context.config.passwordCost),
        ]);
      if (mobile && isMobileProved) await keepVerifiedMobile(context, member.id, mobile);
      if (referrerId !== null) await addReferral(context.db, member.id, referrerId, context.clock.now());
      for (const hook of context.afterRegistration) await hook(merchant, member, fields, place);
      return member;
    });
  } catch (cause) {
    if (cause instanceof UsernameTaken) throw new Refusal(400, 'register.username.taken');
    // Another account verified the number in the meantime.
    if (isMobileProved && sqlState(cause) === uniqueViolation) throw new Refusal(400, 'register.mobile.taken');
    throw cause;
  }
}
