import type { GameRow } from '@tessera/shared/wire/games';

/** What a card shows of a game; a row of the operator's list and a game of the index both give it. */
export interface ListedGame {
  readonly code: string;
  readonly name: string;
  readonly vassalage: string;
  readonly vendorName: string;
  /** Perhaps one of another operator, which is in no menu. */
  readonly category: string;
  /** Per cent; null where the game has no such figure. */
  readonly rtp: number | null;
  readonly isNew: boolean;
  readonly isPlayable: boolean;
  /** It opens a list of its vendor's games (spec §4). */
  readonly isLobby: boolean;
  readonly nodeId?: number | undefined;
  /** Of a lottery game, the play that opens first; empty where the list does not say. */
  readonly defaultPlayType?: string | undefined;
}

export function listedGame(row: GameRow): ListedGame {
  const { code, gameName, vassalage, vendorName, gameType, rtp, isNew, isPlayable, isGame, nodeId, defaultPlayType } =
    row;
  const isLobby = isGame === 'VASSALAGE';
  return {
    code,
    name: gameName,
    vassalage,
    vendorName: vendorName ?? vassalage,
    category: gameType,
    rtp,
    isNew,
    isPlayable,
    isLobby,
    nodeId,
    defaultPlayType,
  };
}

/** Whether no game of a list can be opened, once all of its games are known: then the page says so before a press. */
export function isOnlyListed(total: number, gameAt: (at: number) => ListedGame | undefined): boolean {
  for (let at = 0; at < total; at++) {
    const game = gameAt(at);
    if (!game || game.isPlayable) return false;
  }
  return total > 0;
}
