import { getBalance, getMerchantWallet } from '@tessera/shared/wire/wallet';
import { walletOf } from '../identity/index.ts';
import { playerOwner } from '../ledger/index.ts';
import type { CashierNeeds } from './needs.ts';

const cashType = 1;
const bonusType = 2;

/** Cash and bonus, as in the balance: all vendors play from these two, none has a wallet of its own. */
const wallets = [cashType, bonusType].map((accountTypeId) => ({ accountTypeId, isSingle: true, vassalage: null }));

export function answerBalance({ routes, ledger }: CashierNeeds): void {
  routes.handleMember(getBalance, async ({ merchant, member }) => {
    const wallet = walletOf(member);
    const balances = await ledger.balances(merchant.code, playerOwner(member.id));
    const cash = balances[wallet.cash.kind] ?? 0;
    const bonus = balances[wallet.bonus.kind] ?? 0;
    return {
      sumBalance: cash + bonus,
      currency: merchant.currency.code,
      currencySymbol: merchant.currency.symbol,
      balance: [
        { accountTypeId: cashType, availBalance: cash },
        { accountTypeId: bonusType, availBalance: bonus },
      ],
      inWithdrawal: balances[wallet.hold.kind] ?? 0,
    };
  });

  routes.handleMember(getMerchantWallet, async ({ request }) => ({
    wallets: request.isSingle === false ? [] : [...wallets],
  }));
}
