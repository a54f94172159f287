/** What the game tells the page that holds it. Amounts are whole minor units. */
export type GameMessage =
  | { readonly type: 'loading'; readonly progress: number }
  | { readonly type: 'ready' | 'busy' | 'idle' | 'exit' | 'deposit' }
  | { readonly type: 'balance'; readonly balanceMinor: number; readonly currency: string }
  | { readonly type: 'roundStarted'; readonly roundId: string; readonly stakeMinor: number }
  | {
      readonly type: 'roundEnded';
      readonly roundId: string;
      readonly stakeMinor: number;
      readonly winMinor: number;
      readonly balanceMinor: number | null;
    }
  | { readonly type: 'error'; readonly code: string };

/** What the page may ask of the game. */
export type HostWish = 'refresh' | 'pause' | 'resume' | 'closing';
const wishes: readonly string[] = ['refresh', 'pause', 'resume', 'closing'];

export interface Host {
  tell(message: GameMessage): void;
  onWish(heard: (wish: HostWish) => void): void;
}

/** Talks with the page at one origin only, the one that the operator named; messages from elsewhere are not even read. */
export function hostAt(origin: string, launchId: string): Host {
  return {
    tell(message) {
      if (window.parent === window) return;
      window.parent.postMessage({ source: 'tessera-game', version: 1, launchId, ...message }, origin);
    },
    onWish(heard) {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source !== window.parent) return;
        const { data } = event;
        if (typeof data !== 'object' || data === null) return;
        if (!('source' in data) || data.source !== 'tessera-host' || !('type' in data)) return;
        if (typeof data.type === 'string' && wishes.includes(data.type)) heard(data.type as HostWish);
      });
    },
  };
}
