export { type Currency, currencyOf } from '../money/money.ts';
export { type Merchant, merchantSchema } from './merchant.ts';
export { installMerchant, merchant, merchantCurrency } from './store.ts';
