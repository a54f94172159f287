import type { DepositMethodId } from '@tessera/shared/wire/wallet';
import type { DepositMethodSettings, Merchant, MerchantProfile } from './merchant.ts';

type Methods = Readonly<Record<DepositMethodId, DepositMethodSettings>>;

/** Limits around the merchant's smallest bank transfer; only bank transfers are on. */
function methodsAround({
  minimumMinor,
  maximumMinor,
  expectedMinutes,
}: MerchantProfile['cashier']['deposit']): Methods {
  const least = Math.max(1, Math.round(minimumMinor / 10));
  const common = { isOn: false, feeBasisPoints: 0, expectedMinutes: 1, payWithinMinutes: 0, rateMinor: 0 };
  return {
    'bank-transfer': { ...common, isOn: true, minimumMinor, maximumMinor, expectedMinutes },
    ewallet: { ...common, minimumMinor: least, maximumMinor: minimumMinor * 100, payWithinMinutes: 30 },
    voucher: { ...common, minimumMinor: 1, maximumMinor },
    coin: {
      ...common,
      minimumMinor: minimumMinor * 5,
      maximumMinor: minimumMinor * 5000,
      feeBasisPoints: 50,
      expectedMinutes: 10,
      payWithinMinutes: 60,
      // A play figure: about what a dollar is of the smallest deposit.
      rateMinor: Math.max(1, Math.round(minimumMinor * 0.138)),
    },
  };
}

/** Every method of a merchant, on or off. */
export const depositMethods = ({ profile }: Pick<Merchant, 'profile'>): Methods =>
  profile.cashier.deposit.methods ?? methodsAround(profile.cashier.deposit);

/** The profile with these methods on and the others off. */
export function withMethods(profile: MerchantProfile, on: readonly DepositMethodId[]): MerchantProfile {
  const methods = Object.fromEntries(
    Object.entries(methodsAround(profile.cashier.deposit)).map(([id, method]) => [
      id,
      { ...method, isOn: on.some((one) => one === id) },
    ]),
  ) as Record<DepositMethodId, DepositMethodSettings>;
  return { ...profile, cashier: { ...profile.cashier, deposit: { ...profile.cashier.deposit, methods } } };
}
