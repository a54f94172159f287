import type { ListedGame } from './listed-game.ts';

/** Whether no game of a list can be opened, once all of its games are known: then the page says so before a press. */
export function isOnlyListed(total: number, gameAt: (at: number) => ListedGame | undefined): boolean {
  for (let at = 0; at < total; at++) {
    const game = gameAt(at);
    if (!game || game.isPlayable) return false;
  }
  return total > 0;
}
