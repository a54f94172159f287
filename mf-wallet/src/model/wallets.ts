import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getBalance, getMerchantWallet } from '@tessera/shared/wire/wallet';
import type { BalanceParts } from './balance-state.ts';

const cashType = 1;
const bonusType = 2;

type BalanceAnswer = Omit<AnswerOf<typeof getBalance>, 'sumBalance'>;

/** The parts of a balance as the page reads them; what the operator did not answer is not known. */
export function balanceParts({ balance = [], inWithdrawal, inChases, inTransit }: BalanceAnswer): BalanceParts {
  const shared = (type: number) =>
    balance.find(({ accountTypeId, vassalage }) => !vassalage && accountTypeId === type)?.availBalance;
  return {
    cashMinor: shared(cashType),
    bonusMinor: shared(bonusType),
    inWithdrawalMinor: inWithdrawal,
    inChasesMinor: inChases,
    inTransitMinor: inTransit,
    vendors: balance.flatMap(({ vassalage, availBalance }) => (vassalage ? [{ vassalage, minor: availBalance }] : [])),
  };
}

/** A vendor's wallet. */
export interface VendorWallet {
  readonly vassalage: string;
  /** Undefined while it is not known, which is never 0. */
  readonly minor: number | undefined;
  /** The vendor is in transfer mode; otherwise its money can only come back. */
  readonly isOpen: boolean;
}

/** The wallets of single vendors: those that the merchant has, and others that still have money. None: one wallet for all. */
export function vendorWallets(
  merchantWallets: AnswerOf<typeof getMerchantWallet>['wallets'],
  parts: BalanceParts | undefined,
): readonly VendorWallet[] {
  const open = merchantWallets.flatMap(({ isSingle, vassalage }) => (!isSingle && vassalage ? [vassalage] : []));
  const filled = (parts?.vendors ?? []).filter(({ minor }) => minor > 0).map(({ vassalage }) => vassalage);
  return [...new Set([...open, ...filled])].map((vassalage) => ({
    vassalage,
    minor: parts?.vendors.find((vendor) => vendor.vassalage === vassalage)?.minor,
    isOpen: open.includes(vassalage),
  }));
}
