import type { Merchant } from './merchant.ts';
import type { Merchants } from './merchants.ts';

/** The vendors whose games a merchant's members play from wallets of their own; without FUNDTRANS3 there is one wallet. */
export const transferVendorsOf = (merchants: Pick<Merchants, 'isOn'>, merchant: Merchant): readonly string[] =>
  merchants.isOn(merchant, 'FUNDTRANS3') ? (merchant.profile.games.transferVendors ?? []) : [];
