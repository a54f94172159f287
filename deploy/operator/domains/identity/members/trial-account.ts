import { randomBytes } from 'node:crypto';
import { houseOwner } from '../../ledger/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';
import { type Member, trialType } from './member.ts';
import { walletOf } from './wallet-of.ts';

/** Opens a trial account with its credit, which is never mixed with other money (decision 20). */
export async function openTrialAccount(
  { accounts, ledger, db }: Pick<IdentityNeeds, 'accounts' | 'ledger' | 'db'>,
  merchant: Merchant,
): Promise<Member> {
  return db.transaction(async () => {
    const member = await accounts.create({
      merchant: merchant.code,
      username: `trial${randomBytes(5).toString('hex')}`,
      type: trialType,
      password: null,
    });
    const credit = merchant.profile.cashier.trialCreditMinor;
    await ledger.post({
      merchant: merchant.code,
      key: `trial:${member.id}`,
      kind: 'opening',
      reference: `trial:${member.id}`,
      lines: [
        { account: { owner: houseOwner, kind: 'trial_clearing' }, amountMinor: -credit },
        { account: walletOf(member).cash, amountMinor: credit },
      ],
    });
    return member;
  });
}
