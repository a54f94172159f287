import type { SymbolName } from '@tessera/shared/art';
import type { Currency } from '@tessera/shared/money';
import type { GameLanguage } from '@tessera/wallet-protocol/messages';
import type { Profile, SlotSymbol } from '../../games/slot/profile.ts';

/** The picture of a symbol of the maths in one game. */
export interface ReelSymbol {
  readonly symbol: SlotSymbol;
  readonly art: SymbolName;
  readonly palette: number;
}

/** What a player may see of the seeds in use: the promise (the server seed's hash), not the seed. */
export interface FairnessPromise {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A round as the page shows it. `spins` has only what the player has seen or is about to see. */
export interface PageRound {
  readonly id: string;
  readonly stakeMinor: number;
  readonly nonce: number;
  readonly stage: 'waiting' | 'settling' | 'paid';
  readonly spins: readonly (readonly number[])[];
  /** Number of free spins, and how many were shown. */
  readonly freeSpins: number;
  readonly seen: number;
  /** Of the spins above. */
  readonly wonMinor: number;
}

/** Everything a page needs to start. */
export interface Opening {
  readonly session: string;
  readonly launchId: string;
  readonly gameCode: string;
  readonly vassalage: string;
  readonly gameName: string;
  readonly vendorName: string;
  readonly isTrial: boolean;
  readonly hostOrigin: string;
  readonly language: GameLanguage;
  readonly currency: Currency;
  readonly stakes: readonly number[];
  readonly defaultStake: number;
  /** Null if the wallet could not be asked. */
  readonly balance: number | null;
  readonly reels: readonly ReelSymbol[];
  readonly profile: Profile;
  /** Per cent, as the catalogue shows them. */
  readonly rtp: number;
  readonly hitRate: number;
  readonly maxWin: number;
  readonly freeSpinsEvery: number;
  readonly fairness: FairnessPromise;
  /** A round that waits to be played to its end. */
  readonly openRound: PageRound | null;
  /** The round before, if it ended a moment ago: its result may not have been seen. */
  readonly lastRound: PageRound | null;
}

export type SpinAnswer =
  | {
      readonly kind: 'played';
      readonly round: PageRound;
      readonly balanceAfterBet: number | null;
      readonly balance: number | null;
      readonly nonce: number;
    }
  | {
      readonly kind: 'refused';
      readonly status: string;
      readonly balance: number | null;
      readonly limitMinor?: number | undefined;
    }
  | { readonly kind: 'unfinished'; readonly round: PageRound }
  /** The spin did not arrive and is cancelled; nothing was taken. */
  | { readonly kind: 'none' };

/** A past round with the data to verify it; the server seed is null while it is in use. */
export interface PastRound {
  readonly id: string;
  readonly atMs: number;
  readonly gameCode: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  readonly stakeMinor: number;
  readonly winMinor: number;
  readonly spins: readonly (readonly number[])[];
}

export type SeedsAnswer =
  | { readonly kind: 'replaced'; readonly revealed: string; readonly fairness: FairnessPromise }
  | { readonly kind: 'open-round' };
