export { type CdnHosts, type CdnLists, imageHosts, installCdns, launchHosts } from '../cdn/cdn-hosts.ts';
export { type Currency, currencyOf } from '../money/money.ts';
export { brands, type Merchant, merchantSchema } from './merchant.ts';
export { installOffered, isOffered } from './offered.ts';
export { installMerchant, merchant, merchantCurrency } from './store.ts';
