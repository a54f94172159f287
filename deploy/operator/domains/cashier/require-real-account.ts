import { Refusal } from '../../platform/http/refusal.ts';
import { isTrial, type Member } from '../identity/index.ts';
import type { CashierNeeds } from './needs.ts';

/** Trial credit neither comes from nor goes to a bank (decision 20). */
export function requireRealAccount(member: Member): void {
  if (isTrial(member)) throw new Refusal(403, 'account.trial');
}

/**
 * Refuses an account that was blocked or closed since the call began. Call it in a transaction that has locked the member, so
 * that no money comes to an account that its owner is just closing.
 */
export async function requireOpenAccount({ db }: Pick<CashierNeeds, 'db'>, memberId: number): Promise<void> {
  const open = await db.query("select 1 from member where id = $1 and status = 'active'", [memberId]);
  if (open.length === 0) throw new Refusal(403, 'account.blocked');
}
