import type { GameMessage } from './game-message.ts';

/** What one visit to a game has cost and brought, in minor units. */
export interface SessionBooks {
  readonly stakedMinor: number;
  readonly wonMinor: number;
}

export const emptyBooks: SessionBooks = { stakedMinor: 0, wonMinor: 0 };

/** Keeps the books of free play by what the game tells: there is no account behind it that the operator could be asked about. */
export function booksAfter(books: SessionBooks, message: GameMessage): SessionBooks {
  if (message.type === 'roundStarted') return { ...books, stakedMinor: books.stakedMinor + message.stakeMinor };
  if (message.type === 'roundEnded') return { ...books, wonMinor: books.wonMinor + message.winMinor };
  return books;
}
