/** Messages from the game to the page that embeds it. Amounts are in minor units. */
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

/** Messages from the embedding page to the game. */
export type HostRequest = 'refresh' | 'pause' | 'resume' | 'closing';
const hostRequests: readonly string[] = ['refresh', 'pause', 'resume', 'closing'];

export interface Host {
  send(message: GameMessage): void;
  onRequest(listener: (request: HostRequest) => void): void;
}

/** Exchanges messages with one origin, the one that the operator named; other messages are ignored. */
export function hostAt(origin: string, launchId: string): Host {
  return {
    send(message) {
      if (window.parent === window) return;
      window.parent.postMessage({ source: 'tessera-game', version: 1, launchId, ...message }, origin);
    },
    onRequest(listener) {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source !== window.parent) return;
        const { data } = event;
        if (typeof data !== 'object' || data === null) return;
        if (!('source' in data) || data.source !== 'tessera-host' || !('type' in data)) return;
        if (typeof data.type === 'string' && hostRequests.includes(data.type)) listener(data.type as HostRequest);
      });
    },
  };
}
