/**
 * What one customer of a provider has as many addresses of as he likes, and what therefore counts as one address: of IPv6
 * the first 64 bits (`2001:db8:0:1::/64`), of IPv4 the address itself, also where it is written as IPv6.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [start = '', end] = ip.toLowerCase().split('%', 1).join().split('::');
  const groups = start === '' ? [] : start.split(':');
  const filled = end === undefined ? groups : [...groups, ...Array<string>(8).fill('0')];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
