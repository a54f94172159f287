/** Keeps the last few results of a read whose answer never changes; whoever asks at once shares one read. */
export function keepLatest<Key, Value>(most: number, read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const found = read(key);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
