import type { GameCategory, GameRow } from '@tessera/shared/wire/games';

/** What a card shows of a game; a row of the operator's list and a game of the index both give it. */
export interface ListedGame {
  readonly code: string;
  readonly name: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly category: GameCategory;
  /** Per cent; null where the game has no such figure. */
  readonly rtp: number | null;
  readonly isNew: boolean;
  readonly isPlayable: boolean;
}

export function listedGame(row: GameRow): ListedGame {
  const { code, gameName, vassalage, vendorName, gameType, rtp, isNew, isPlayable } = row;
  return { code, name: gameName, vassalage, vendorName, category: gameType, rtp, isNew, isPlayable };
}
