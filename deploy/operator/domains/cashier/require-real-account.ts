import { Refusal } from '../../platform/http/refusal.ts';
import { isTrial, type Member } from '../identity/index.ts';
import type { CashierNeeds } from './needs.ts';

/** Trial credit neither comes from nor goes to a bank (decision 20). */
export function requireRealAccount(member: Member): void {
  if (isTrial(member)) throw new Refusal(403, 'account.trial');
}

/** Whether the account is neither blocked nor closed. */
export async function isOpenAccount({ db }: Pick<CashierNeeds, 'db'>, memberId: number): Promise<boolean> {
  return (await db.query("select 1 from member where id = $1 and status = 'active'", [memberId])).length > 0;
}

/**
 * Refuses an account that was blocked or closed since the call began. Call it in a transaction that has locked the member, so
 * that no money comes to an account that its owner is just closing.
 */
export async function requireOpenAccount(needs: Pick<CashierNeeds, 'db'>, memberId: number): Promise<void> {
  if (!(await isOpenAccount(needs, memberId))) throw new Refusal(403, 'account.blocked');
}

/** Refuses a new deposit that a rule of another domain forbids. Ask it in the member's turn. */
export async function requireMayDeposit({ hooks }: Pick<CashierNeeds, 'hooks'>, member: Member): Promise<void> {
  for (const guard of hooks.depositGuards) {
    const refusal = await guard(member);
    if (refusal) throw refusal;
  }
}
