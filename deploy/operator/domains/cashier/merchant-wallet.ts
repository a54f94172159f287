import { getMerchantWallet } from '@tessera/shared/wire/wallet';
import type { CashierNeeds } from './needs.ts';

/** Cash and bonus, as in the balance: all vendors play from these two, none has a wallet of its own. */
const shared = [1, 2].map((accountTypeId) => ({ accountTypeId, isSingle: true, vassalage: null }));

export function answerMerchantWallet({ routes }: CashierNeeds): void {
  routes.handleMember(getMerchantWallet, async ({ request }) => ({
    wallets: request.isSingle === false ? [] : [...shared],
  }));
}
