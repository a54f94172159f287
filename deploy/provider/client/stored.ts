type Kind = 'sessionStorage' | 'localStorage';

const held = new Map<string, string>();

/**
 * Reads and stores small values. In a cross-site frame the browser may refuse storage; then they are in memory, which
 * is enough for the game.
 */
export function stored(kind: Kind, key: string) {
  function storage(): Storage | undefined {
    try {
      return window[kind];
    } catch {
      return undefined;
    }
  }
  return {
    get: (): string | null => storage()?.getItem(key) ?? held.get(key) ?? null,
    set(value: string) {
      held.set(key, value);
      storage()?.setItem(key, value);
    },
  };
}
