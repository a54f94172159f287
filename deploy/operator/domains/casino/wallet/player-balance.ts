import { isTrial, type Member } from '../../identity/index.ts';
import { type Ledger, playerOwner, vendorWalletKind } from '../../ledger/index.ts';

/** What a member can stake: cash and bonus, a trial account's credit alone, or what is in the wallet at a vendor. */
export async function playerBalance(
  ledger: Ledger,
  merchant: string,
  member: Pick<Member, 'id' | 'type'>,
  vendorWallet: string | null,
) {
  const balances = await ledger.balances(merchant, playerOwner(member.id));
  if (vendorWallet !== null) return balances[vendorWalletKind(vendorWallet)] ?? 0;
  if (isTrial(member)) return balances.trial_cash ?? 0;
  return (balances.player_cash ?? 0) + (balances.player_bonus ?? 0);
}
