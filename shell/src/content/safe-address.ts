/** Whether a page may send somebody there: over https, or to this machine itself, whose sandbox has none. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && /(?:^|\.)localhost$/.test(hostname));
}
