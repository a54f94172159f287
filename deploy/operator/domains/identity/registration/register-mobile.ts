import { Refusal } from '../../../platform/http/refusal.ts';
import { spendOnce } from '../../../platform/limits/one-use.ts';
import { dialingCodeOf, type Merchant } from '../../merchants/index.ts';
import { type Mobile, memberByMobile, mobileKey, newMobileOf } from '../codes/mobile.ts';
import { requireSmsCode } from '../codes/sms-code.ts';
import type { IdentityNeeds } from '../needs.ts';
import { phoneAuthOf } from './phone-auth-store.ts';
import { phoneAuthKind } from './register-phone-auth.ts';

/** The part of a registration that proves its number. */
export interface MobileProof {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** The number of a registration as it is stored, or null; refuses one that another account has verified. */
export async function mobileToRegister(
  context: IdentityNeeds,
  merchant: Merchant,
  typed: string,
  dialingCode = dialingCodeOf(merchant.profile.homeCountry),
): Promise<Mobile | null> {
  if (typed === '') return null;
  const mobile = await newMobileOf(context, merchant, dialingCode, typed);
  if (await memberByMobile(context, merchant, mobile)) throw new Refusal(400, 'register.mobile.taken');
  return mobile;
}

/** Whether the registration has the proof that the merchant's channel asks for. */
export async function bringsProof(
  { db }: IdentityNeeds,
  merchant: Merchant,
  { verificationCode, firebaseIdToken }: MobileProof,
): Promise<boolean> {
  return Boolean((await phoneAuthOf(db, merchant.code)) ? firebaseIdToken : verificationCode);
}

/** Uses the proof up; the last check before the account is created. */
export async function requireMobileProof(
  context: IdentityNeeds,
  merchant: Merchant,
  mobile: Mobile,
  { verificationCode = '', firebaseIdToken = '' }: MobileProof,
): Promise<void> {
  const { db, clock } = context;
  if (!(await phoneAuthOf(db, merchant.code)))
    return requireSmsCode(context, merchant, 'register', mobile, verificationCode);
  const subject = `${merchant.code} ${mobileKey(mobile)}`;
  if (!(await spendOnce(db, phoneAuthKind, firebaseIdToken, subject, clock.now())))
    throw new Refusal(400, 'phone.auth.code.expired');
}
