import type { ArtCategory, SymbolName } from '@tessera/shared/art';
import type { Volatility } from '@tessera/wallet-protocol/slot-sheets';
import type { Named } from './names.ts';

/** `SLOT`, the RNG kinds of the wire (scratch, video poker, table, arcade), else the category's own kind. */
export type GameKind = 'SLOT' | 'SC' | 'VP' | 'TG' | 'AC' | 'TABLE' | 'HUNT' | 'ROOM' | 'BOOK' | 'DRAW';

export type GameFeature = 'freeSpins' | 'wild' | 'multiplier' | 'stackedWild';

/** Stakes in currency units before the merchant's scale. */
export interface StakeRange {
  readonly minimum: number;
  readonly maximum: number;
}

export type GameCategory = ArtCategory;

/** A studio; `vassalage` is its code on the wire. */
export interface Vendor {
  readonly vassalage: string;
  readonly names: Named;
}

/** A game as it is imported and stored. Percentages have one decimal, as they are shown. */
export interface GameEntry {
  readonly code: string;
  readonly vassalage: string;
  readonly category: GameCategory;
  readonly kind: GameKind;
  readonly names: Named;
  /** Return to player; null where the game has no fixed one (sports, rooms). */
  readonly rtp: number | null;
  readonly volatility: Volatility | null;
  /** Multiple of the stake. */
  readonly maxWin: number | null;
  readonly hitRate: number | null;
  readonly stakes: StakeRange;
  readonly features: readonly GameFeature[];
  readonly isNew: boolean;
  /** Whether it can be played here; the others are listed only and their launch is refused. */
  readonly isPlayable: boolean;
  /** The slot's maths, a sheet that its provider has declared, and the symbol of its picture. */
  readonly slot: { readonly sheet: string; readonly symbol: SymbolName } | null;
  /** Of a lottery game, the play that opens first. */
  readonly defaultPlay?: string | undefined;
  /** It opens a list of its vendor's games, not a game (spec §3: `VASSALAGE`). */
  readonly isLobby?: boolean | undefined;
  /** It is in no list and nobody can open it; its vendor books rounds on it where a merchant lets it. */
  readonly isUnlisted?: boolean | undefined;
  /** yyyy-MM-dd. Without it a game counts as older than all that have one. */
  readonly releasedOn?: string | undefined;
}

/** What an import brings: vendors in the order in which lists show them, games in the order of their release. */
export interface GameImport {
  readonly vendors: readonly Vendor[];
  readonly games: readonly GameEntry[];
}

/** A stored game with what follows from the whole catalogue. */
export interface CatalogueGame extends GameEntry {
  /** Number on the wire, in the order of release. */
  readonly nodeId: number;
  readonly vendor: Vendor;
}
