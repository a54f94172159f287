import { isIP } from 'node:net';
import type { Merchant } from './merchant.ts';

/** Address blocks reserved for documentation (RFC 5737) represent countries, so that a restriction can be shown and tested. */
const documentationBlocks: Readonly<Record<string, string>> = {
  '203.0.113.': 'KR',
  '198.51.100.': 'VN',
  '192.0.2.': 'GB',
};

function plain(ip: string): string {
  const mapped = ip.toLowerCase().startsWith('::ffff:') ? ip.slice(7) : ip;
  return isIP(mapped) === 0 ? '' : mapped;
}

const isLocal = (ip: string): boolean => ip === '::1' || /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(ip);

/**
 * Where a visitor is. The sandbox has no address database: this machine and private networks count as the merchant's
 * home, documentation addresses as the countries above, anything else as unknown (`ZZ`).
 */
export function locate(merchant: Merchant, ip: string): { ip: string; country: string } {
  const address = plain(ip);
  if (isLocal(address)) return { ip: address, country: merchant.profile.homeCountry };
  const block = Object.keys(documentationBlocks).find((prefix) => address.startsWith(prefix));
  return { ip: address, country: (block && documentationBlocks[block]) ?? 'ZZ' };
}

/** 0 open, 1 maintenance, 2 restricted; maintenance wins over region (decision 9). */
export function statusFor(merchant: Merchant, country: string): 0 | 1 | 2 {
  if (merchant.systemStatus === 1) return 1;
  return merchant.systemStatus === 2 || merchant.profile.blockedCountries.includes(country) ? 2 : 0;
}

/** Nobody is refused, whatever their address. */
export const isOpenEverywhere = ({ systemStatus, profile }: Merchant): boolean =>
  systemStatus === 0 && profile.blockedCountries.length === 0;
