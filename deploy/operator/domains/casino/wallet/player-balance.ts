import { isTrial, type Member } from '../../identity/index.ts';
import { type Ledger, playerOwner } from '../../ledger/index.ts';

/** What a member can stake: cash and bonus, or a trial account's credit alone. */
export async function playerBalance(ledger: Ledger, merchant: string, member: Pick<Member, 'id' | 'type'>) {
  const balances = await ledger.balances(merchant, playerOwner(member.id));
  if (isTrial(member)) return balances.trial_cash ?? 0;
  return (balances.player_cash ?? 0) + (balances.player_bonus ?? 0);
}
