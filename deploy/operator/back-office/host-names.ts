import { Refusal } from '../platform/http/refusal.ts';

/** Hosts of the edge itself: console, games and pictures. */
const reservedHosts = /^(?:console|(?:games|images)(?:-\d)?)\.localhost$/;

/** A name that browsers accept as a host; numbers at the end would be an address. */
function isHostName(host: string): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && new URL(url).hostname === host && /\.[a-z][a-z0-9-]*$/.test(host);
}

/** Refuses what no merchant may have as a host. */
export function requireUsableHost(host: string, { mayBeReserved = false } = {}): void {
  if (!mayBeReserved && reservedHosts.test(host)) throw new Refusal(400, 'merchant.host.reserved', { host });
  if (!isHostName(host)) throw new Refusal(400, 'merchant.host.invalid', { host });
}
