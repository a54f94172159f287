const keptKeys = 10_000;

/** Presses whose page was told that they brought no round: should one still arrive, it must not become a bet any more. */
export function createWithdrawnPresses() {
  const keys = new Set<string>();
  return {
    has: (key: string): boolean => keys.has(key),
    add(key: string): void {
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > keptKeys && oldest) keys.delete(oldest);
    },
  };
}
