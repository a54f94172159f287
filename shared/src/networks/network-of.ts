/**
 * What one customer of a provider has as many addresses of as he likes, and what therefore counts as one address: of IPv6
 * the first 64 bits (`2001:db8:0:1::/64`), of IPv4 the address itself, also as `::ffff:10.0.0.1`.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [start = '', end] = ip.toLowerCase().split('%', 1).join().split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const filled = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
