import { changePassword, faultOf } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityNeeds } from '../needs.ts';
import { ruleFor, rulesOf } from '../registration/register-rules.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { asOwner } from './as-owner.ts';

const tries = 5;
const windowMs = 15 * minuteMs;

export function answerPassword(context: IdentityNeeds): void {
  const { routes, accounts, limits, db } = context;
  routes.handleMember(changePassword, async ({ merchant, member, request, token }) => {
    const { oldPassword = '', newPassword, confirmNewPassword } = request;
    if (newPassword !== confirmNewPassword) throw new Refusal(400, 'password.mismatch');
    const rule = ruleFor(await rulesOf(db, merchant.code), 'password');
    const reason = rule && faultOf(rule, newPassword);
    if (reason) throw new Refusal(400, 'password.invalid', { reason });
    const change = async () => {
      const hash = await accounts.hashOf(newPassword);
      await db.transaction(async () => {
        await accounts.setPassword(member.id, hash);
        await endSignIns(context, member.id, { token });
      });
      return null;
    };
    // The first password of an account that signs in by codes only.
    if (!member.passwordChangedAt) return asOwner(context, merchant, member, { ownerCode: request.ownerCode }, change);
    await limits.take('change-password', String(member.id), tries, windowMs);
    const isProved = await accounts.verify(merchant.code, member.username, oldPassword);
    if (!isProved) throw new Refusal(400, 'password.old.wrong');
    if (oldPassword === newPassword) throw new Refusal(400, 'password.same');
    return change();
  });
}
