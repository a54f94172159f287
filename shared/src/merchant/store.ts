import { type Currency, currencyOf } from '../money/money.ts';
import type { Merchant } from './merchant.ts';

let installed: Merchant | undefined;

/** Set once at start; a page belongs to one merchant. */
export function installMerchant(merchant: Merchant): void {
  installed = merchant;
}

/** The merchant of this page; throws before the start has set it. */
export function merchant(): Merchant {
  if (!installed) throw new Error('The merchant is not known yet: installMerchant() runs before anything renders.');
  return installed;
}

/** The currency of this merchant's amounts. */
export function merchantCurrency(): Currency {
  return currencyOf(merchant().currency);
}
