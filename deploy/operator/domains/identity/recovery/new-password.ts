import { faultOf } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { ruleFor, rulesOf } from '../registration/register-rules.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { failedSignIns } from '../sign-in/failed-sign-ins.ts';

/** Checks a new password by the rule of the registration; refuses with `password.invalid`. */
export async function requirePasswordRule({ db }: IdentityNeeds, merchant: Merchant, password: string): Promise<void> {
  const rule = ruleFor(await rulesOf(db, merchant.code), 'password');
  const reason = rule && faultOf(rule, password);
  if (reason) throw new Refusal(400, 'password.invalid', { reason });
}

/** Replaces a forgotten password: every sign-in ends, and the lock after wrong tries is lifted. */
export async function replacePassword(context: IdentityNeeds, member: Member, password: string): Promise<void> {
  const { accounts, db, clock } = context;
  const hash = await accounts.hashOf(password);
  await db.transaction(async () => {
    await accounts.setPassword(member.id, hash);
    await endSignIns(context, member.id);
    await failedSignIns(db, () => clock.now()).forget(member.merchant, member.username);
    await db.query('delete from password_reset where member_id = $1', [member.id]);
  });
}
