type Kind = 'sessionStorage' | 'localStorage';

const held = new Map<string, string>();

/**
 * Reads and keeps small things. In a frame of another site a browser may refuse storage altogether; then they live
 * as long as the page, which is all that the game needs of them.
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
