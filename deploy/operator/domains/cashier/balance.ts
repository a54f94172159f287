import { getBalance, getMerchantWallet } from '@tessera/shared/wire/wallet';
import { isTrial, walletOf } from '../identity/index.ts';
import { playerOwner, vendorOfKind, vendorWalletKind } from '../ledger/index.ts';
import { type Merchant, transferVendorsOf } from '../merchants/index.ts';
import type { CashierNeeds } from './needs.ts';

const cashType = 1;
const bonusType = 2;
const vendorType = 3;

/** Cash and bonus, as in the balance: all vendors play from these two, except those in transfer mode. */
const shared = [cashType, bonusType].map((accountTypeId) => ({ accountTypeId, isSingle: true, vassalage: null }));

export function answerBalance({ routes, ledger, merchants }: CashierNeeds): void {
  const vendorWallets = (merchant: Merchant) =>
    transferVendorsOf(merchants, merchant).map((vassalage) => ({
      accountTypeId: vendorType,
      isSingle: false,
      vassalage,
    }));

  /** Wallets of vendors in transfer mode, and of others that still have money of the member. */
  function vendorBalances(merchant: Merchant, balances: Readonly<Record<string, number>>) {
    const inMode = transferVendorsOf(merchants, merchant);
    const leftOver = Object.keys(balances).flatMap((kind) => vendorOfKind(kind) ?? []);
    return [...new Set([...inMode, ...leftOver])].flatMap((vassalage) => {
      const availBalance = balances[vendorWalletKind(vassalage)] ?? 0;
      return inMode.includes(vassalage) || availBalance > 0
        ? [{ accountTypeId: vendorType, availBalance, vassalage }]
        : [];
    });
  }

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
        ...(isTrial(member) ? [] : vendorBalances(merchant, balances)),
      ],
      inWithdrawal: balances[wallet.hold.kind] ?? 0,
      inChases: balances[wallet.chaseHold.kind] ?? 0,
      inTransit: balances.transfer_transit ?? 0,
    };
  });

  routes.handleMember(getMerchantWallet, async ({ request: { isSingle }, merchant, member }) => ({
    wallets: [...shared, ...(isTrial(member) ? [] : vendorWallets(merchant))].filter(
      (wallet) => isSingle === undefined || wallet.isSingle === isSingle,
    ),
  }));
}
