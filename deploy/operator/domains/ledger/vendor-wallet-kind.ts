const prefix = 'vendor_wallet:';

/** The kind of the account of a player that mirrors the wallet at a vendor in transfer mode. */
export const vendorWalletKind = (vendor: string): string => `${prefix}${vendor}`;

/** The vendor of such a kind; undefined for all others. */
export const vendorOfKind = (kind: string): string | undefined =>
  kind.startsWith(prefix) ? kind.slice(prefix.length) : undefined;
