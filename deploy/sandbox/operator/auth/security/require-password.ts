import { minuteMs } from '../../clock/durations.ts';
import type { OperatorContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import { isTrial, type Member } from '../../sessions/member.ts';

const tries = 10;
const windowMs = 15 * minuteMs;

/** A session alone changes nothing that guards the account: its password is asked for again. Refuses with `password.old.wrong`. */
export async function requirePassword(
  { accounts, limits }: OperatorContext,
  merchant: Merchant,
  member: Member,
  password: string,
): Promise<void> {
  if (isTrial(member)) throw new Refusal(403, 'account.trial');
  await limits.take('prove-password', String(member.id), tries, windowMs);
  if (!(await accounts.verify(merchant.code, member.username, password))) throw new Refusal(400, 'password.old.wrong');
}
