import type { GameMessage } from './game-message.ts';

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
