/** Messages from a running game to the page around it. Amounts are whole minor units. */
export type GameMessage =
  | { readonly type: 'loading'; readonly progress: number }
  | { readonly type: 'ready' | 'busy' | 'idle' | 'exit' | 'deposit' }
  | { readonly type: 'balance'; readonly balanceMinor: number }
  | { readonly type: 'roundStarted'; readonly roundId: string; readonly stakeMinor: number }
  | { readonly type: 'roundEnded'; readonly roundId: string; readonly winMinor: number }
  | { readonly type: 'error'; readonly code: string };

/** What the page may ask of the game. */
export type HostRequest = 'refresh' | 'pause' | 'resume' | 'closing';

const isMinor = (value: unknown): value is number => Number.isSafeInteger(value);
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 64;

/** Reads a message of the game that was launched as `launchId`; anything else, and anything unsound, is `undefined`. */
export function readGameMessage(data: unknown, launchId: string): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, launchId: from, type, ...rest } = data as Readonly<Record<string, unknown>>;
  if (source !== 'tessera-game' || (from !== undefined && from !== launchId)) return undefined;
  switch (type) {
    case 'ready':
    case 'busy':
    case 'idle':
    case 'exit':
    case 'deposit':
      return { type };
    case 'loading': {
      const progress = Number(rest.progress);
      return { type, progress: progress >= 0 && progress <= 1 ? progress : 0 };
    }
    case 'balance':
      return isMinor(rest.balanceMinor) ? { type, balanceMinor: rest.balanceMinor } : undefined;
    case 'roundStarted':
      return isId(rest.roundId) && isMinor(rest.stakeMinor)
        ? { type, roundId: rest.roundId, stakeMinor: rest.stakeMinor }
        : undefined;
    case 'roundEnded':
      return isId(rest.roundId) && isMinor(rest.winMinor)
        ? { type, roundId: rest.roundId, winMinor: rest.winMinor }
        : undefined;
    case 'error':
      return { type, code: isId(rest.code) ? rest.code : 'unknown' };
    default:
      return undefined;
  }
}

/**
 * Which messages of one launch count. A game may send a message as often as it likes: it leaves once, it ends once, and a
 * round begins and ends once.
 */
export function messageFilter(): (message: GameMessage) => boolean {
  let isOver = false;
  const last: { roundStarted?: string; roundEnded?: string } = {};
  return (message) => {
    if (isOver) return false;
    if (message.type === 'exit' || message.type === 'error') isOver = true;
    if (message.type === 'roundStarted' || message.type === 'roundEnded') {
      if (last[message.type] === message.roundId) return false;
      last[message.type] = message.roundId;
    }
    return true;
  };
}
