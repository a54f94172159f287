/**
 * Adds an entry to a cache as its newest one, and drops those that are too old, and the oldest of more than `most`. Times are
 * those of `performance.now()`.
 */
export function storeRecent<Entry extends { readonly staleUntil: number }>(
  cache: Map<string, Entry>,
  key: string,
  entry: Entry,
  most: number,
): void {
  // A map keeps the order in which its entries were added: the oldest come first.
  cache.delete(key);
  cache.set(key, entry);
  const now = performance.now();
  for (const [oldest, { staleUntil }] of cache) {
    if (staleUntil > now && cache.size <= most) break;
    cache.delete(oldest);
  }
}
