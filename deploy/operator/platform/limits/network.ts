import { networkOf } from '@tessera/shared/networks';

/** What counts as one address: a network, and of this machine's own addresses all of them. */
export function countedNetworkOf(ip: string): string {
  const network = networkOf(ip);
  return ip === '::1' || network.startsWith('127.') ? 'local' : network;
}

/** The subject of a limit per client address at a merchant: a whole IPv6 network counts as one caller. */
export const clientOf = ({ merchant, ip }: { readonly merchant: { readonly code: string }; readonly ip: string }) =>
  `${merchant.code} ${countedNetworkOf(ip)}`;
