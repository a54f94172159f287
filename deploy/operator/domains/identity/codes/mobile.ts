import { faultOf } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import { countryCodes, type Merchant } from '../../merchants/index.ts';
import { type Member, memberColumns } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { ruleFor, rulesOf } from '../registration/register-rules.ts';
import { hasMobileLength, type Mobile, parseMobile } from './phone-text.ts';

export type { Mobile };

const knownCodes = new Set(Object.values(countryCodes));

export const mobileKey = ({ dialingCode, number }: Mobile): string => `${dialingCode} ${number}`;

/** Checks a number by the merchant's rule and answers it as it is stored; refuses with `verification.mobile.invalid`. */
export async function mobileOf(
  { db }: IdentityNeeds,
  merchant: Merchant,
  dialingCode: string,
  typed: string,
): Promise<Mobile> {
  const rule = ruleFor(await rulesOf(db, merchant.code), 'mobileNum');
  if (!knownCodes.has(dialingCode) || (rule && faultOf(rule, typed)))
    throw new Refusal(400, 'verification.mobile.invalid');
  const mobile = parseMobile(dialingCode, typed);
  if (!mobile) throw new Refusal(400, 'verification.mobile.invalid');
  return mobile;
}

/**
 * As {@link mobileOf}, for a number that an account is about to get: it must also have as many digits as its country's
 * mobile numbers. Numbers verified before that rule remain their owners' way to sign in.
 */
export async function newMobileOf(...of: Parameters<typeof mobileOf>): Promise<Mobile> {
  const mobile = await mobileOf(...of);
  if (!hasMobileLength(mobile)) throw new Refusal(400, 'verification.mobile.invalid');
  return mobile;
}

/** The account that has verified this number. A number that was not verified does not count, as it may belong to others. */
export async function memberByMobile(
  { db }: Pick<IdentityNeeds, 'db'>,
  merchant: Merchant,
  { dialingCode, number }: Mobile,
): Promise<Member | null> {
  const rows = await db.query<Member>(
    `select ${memberColumns} from member m where m.merchant = $1 and m.mobile_dialing_code = $2 and m.mobile = $3
       and m.mobile_verified_at is not null`,
    [merchant.code, dialingCode, number],
  );
  return rows[0] ?? null;
}

/** The verified number of an account. */
export async function provedMobileOf({ db }: IdentityNeeds, memberId: number): Promise<Mobile | null> {
  const rows = await db.query<Mobile>(
    `select mobile_dialing_code as "dialingCode", mobile as number from member
     where id = $1 and mobile_verified_at is not null`,
    [memberId],
  );
  return rows[0] ?? null;
}

/** Stores a verified number in the account. */
export async function keepVerifiedMobile(
  { db, clock }: IdentityNeeds,
  memberId: number,
  { dialingCode, number }: Mobile,
): Promise<void> {
  await db.query('update member set mobile_dialing_code = $2, mobile = $3, mobile_verified_at = $4 where id = $1', [
    memberId,
    dialingCode,
    number,
    clock.now(),
  ]);
}
