import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, `::` filled in. */
function prefixOf(ip: string): string {
  const [head = '', tail = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const filled = ip.includes('::') ? [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest] : groups;
  return filled
    .slice(0, 4)
    .map((group: string) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** What counts as one address: an IPv4 address, an IPv6 /64 (a device changes the rest on its own), this machine. */
export function networkOf(ip: string): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (address === '::1' || address.startsWith('127.')) return 'local';
  return isIPv6(address) ? `${prefixOf(address)}::/64` : address;
}

/** The subject of a limit per client address at a merchant: a whole IPv6 network counts as one caller. */
export const clientOf = ({ merchant, ip }: { readonly merchant: { readonly code: string }; readonly ip: string }) =>
  `${merchant.code} ${networkOf(ip)}`;
