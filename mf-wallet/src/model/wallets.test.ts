import { balanceParts, vendorWallets } from './wallets.ts';

const shared = { accountTypeId: 1, isSingle: true, vassalage: null };
const ofVendor = (vassalage: string) => ({ accountTypeId: 3, isSingle: false, vassalage });

it('an operator with no more than a sum leaves every part of it unknown', () => {
  expect(balanceParts({ balance: [] })).toEqual({
    cashMinor: undefined,
    bonusMinor: undefined,
    inWithdrawalMinor: undefined,
    inTransitMinor: undefined,
    vendors: [],
  });
});

it('a merchant whose wallets are all shared has no wallet of a vendor', () => {
  expect(vendorWallets([shared], undefined)).toEqual([]);
});

it("a vendor's wallet without an answered balance is not known, and never 0", () => {
  expect(vendorWallets([shared, ofVendor('BNG')], undefined)).toEqual([
    { vassalage: 'BNG', minor: undefined, isOpen: true },
  ]);
});

it('a vendor that left transfer mode is shown while it has money, which can only come back', () => {
  const { vendors } = balanceParts({
    balance: [
      { accountTypeId: 1, availBalance: 500 },
      { accountTypeId: 3, availBalance: 700, vassalage: 'FC' },
      { accountTypeId: 3, availBalance: 0, vassalage: 'PG' },
    ],
  });
  const parts = { ...balanceParts({ balance: [] }), vendors };
  expect(vendorWallets([ofVendor('BNG')], parts)).toEqual([
    { vassalage: 'BNG', minor: undefined, isOpen: true },
    { vassalage: 'FC', minor: 700, isOpen: false },
  ]);
});
