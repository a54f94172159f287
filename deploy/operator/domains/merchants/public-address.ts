/** Hosts of this machine get the edge's port; a real host stays as it is. */
export function withPublicPort(host: string, publicPort: number): string {
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return isLocal && publicPort !== 80 ? `${host}:${publicPort}` : host;
}

/** The same for a whole address. */
export function publicUrl(address: string, publicPort: number): string {
  const url = new URL(address);
  if (url.port === '') url.host = withPublicPort(url.hostname, publicPort);
  return url.href;
}

/** The same for a list of hosts, as origins. */
export const publicOrigins = (addresses: readonly string[], publicPort: number): string[] =>
  addresses.map((address) => new URL(publicUrl(address, publicPort)).origin);
