export { countryCodes, dialingCodeOf } from './countries.ts';
export { depositMethods, withMethods } from './deposit-methods.ts';
export { isOpenEverywhere, locate, statusFor } from './location.ts';
export type {
  AgentSettings,
  BreakLengths,
  ChaseSettings,
  DepositMethodSettings,
  Merchant,
  MerchantProfile,
  WithdrawalRules,
} from './merchant.ts';
export {
  HostTaken,
  type Merchants,
  MerchantTaken,
  type NewMerchant,
  openMerchants,
  UnknownSwitch,
} from './merchants.ts';
export { merchantsModule } from './module.ts';
export type { MerchantsNeeds } from './needs.ts';
export { withPublicPort } from './public-address.ts';
export { domainsOf, lotteryType } from './site/settings.ts';
export { cdnsOf, publishedKey } from './site/status.ts';
export { standardProfile } from './standard-profile.ts';
export type { SwitchNode } from './switches/switch-tree.ts';
export { transferVendorsOf } from './transfer-vendors.ts';
