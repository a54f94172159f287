import type { Redeemed, TransferRequest } from '@tessera/wallet-protocol/messages';

/** A game session: the operator's terms under an id of our own, which the page has. */
export interface GameSession extends Omit<Redeemed, 'status' | 'balance'> {
  readonly id: string;
  readonly openedAtMs: number;
}

/**
 * The seeds of a player: the hash of the server's seed is shown before use, and the seed itself after it is replaced.
 */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** How many rounds have used them. */
  readonly nonce: number;
}

export interface Outcome {
  /** Stops of the first spin, then of each free spin. */
  readonly spins: readonly (readonly number[])[];
  readonly winMinor: number;
}

/** The number of free spins of an outcome. */
export const freeSpinsOf = ({ spins }: Outcome): number => spins.length - 1;

/** Where a round's money is. `waiting`: free spins are left to play. */
export type RoundStage = 'betting' | 'refused' | 'waiting' | 'paying' | 'paid' | 'returning' | 'returned';

export const isOpen = ({ stage }: Round): boolean => !['refused', 'paid', 'returned'].includes(stage);

export interface Round {
  readonly id: string;
  /** Chosen by the page once for each click, so a repeated request finds the same round. */
  readonly key: string;
  readonly sessionId: string;
  readonly token: string;
  readonly player: string;
  readonly currency: string;
  readonly gameCode: string;
  /** The vendor whose wallet it is played from; absent where that is the operator's. */
  readonly vendor?: string;
  readonly profile: string;
  readonly stakeMinor: number;
  readonly betTx: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly atMs: number;
  readonly stage: RoundStage;
  /** The wallet's answer to the bet, once it is known. */
  readonly betStatus: string | null;
  readonly outcome: Outcome | null;
  /** Free spins that the player has seen. */
  readonly seen: number;
  /** Transaction id of the win or the rollback; stored before it is first sent. */
  readonly settleTx: string | null;
}

export type FreshRound = Omit<Round, 'stage' | 'betStatus' | 'outcome' | 'seen' | 'settleTx'>;

/** One change of the store. It is on the disk before the request it belongs to is sent. */
export type Change =
  | { readonly t: 'session'; readonly session: GameSession }
  | { readonly t: 'seeds'; readonly player: string; readonly seeds: Seeds; readonly atMs: number }
  | { readonly t: 'round'; readonly round: FreshRound }
  | { readonly t: 'bet-answer'; readonly roundId: string; readonly status: string }
  | { readonly t: 'outcome'; readonly roundId: string; readonly outcome: Outcome }
  | { readonly t: 'seen'; readonly roundId: string; readonly seen: number }
  | { readonly t: 'pay'; readonly roundId: string; readonly settleTx: string }
  | { readonly t: 'paid'; readonly roundId: string }
  | { readonly t: 'return'; readonly roundId: string; readonly settleTx: string }
  | { readonly t: 'returned'; readonly roundId: string }
  | { readonly t: 'cancelled'; readonly key: string; readonly atMs: number }
  | { readonly t: 'transfer'; readonly transfer: Transfer; readonly atMs: number }
  | { readonly t: 'transfer-cancelled'; readonly transferId: string; readonly atMs: number };

export type Transfer = Omit<TransferRequest, 'requestId'>;

/** What came of a transfer. */
export interface StoredTransfer {
  readonly outcome: 'moved' | 'refused' | 'cancelled';
  /** Of the request, in {@link transferFields}' form; null where it did not arrive. */
  readonly fields: string | null;
  readonly movedMinor: number;
}

/** What a repeated transfer must share with the first one. */
export const transferFields = ({ player, vendor, direction, amount, isWhole }: Transfer): string =>
  JSON.stringify([player, vendor, direction, amount, isWhole]);

/** Sums over all rounds, in minor units. */
export interface Totals {
  readonly stakes: number;
  readonly wins: number;
}
