/** A game's address on one of the merchant's hosts for launches; its path and its one-use token stay. Without a host it stands. */
export function onHost(address: string, host: string | undefined): string {
  if (!host) return address;
  const { pathname, search, hash } = new URL(address);
  return host + pathname + search + hash;
}
