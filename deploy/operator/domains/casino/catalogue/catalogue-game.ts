import type { SymbolName } from '@tessera/shared/art';
import type { Volatility } from '@tessera/wallet-protocol/slot-sheets';
import type { GameCategory } from '../../../demo/games/vendors.ts';
import type { Named } from '../../../demo/games/words/word-table.ts';

/** `SLOT`, the RNG kinds of the wire (scratch, video poker, table, arcade), else the category's own kind. */
export type GameKind = 'SLOT' | 'SC' | 'VP' | 'TG' | 'AC' | 'TABLE' | 'HUNT' | 'ROOM' | 'BOOK' | 'DRAW';

export type GameFeature = 'freeSpins' | 'wild' | 'multiplier' | 'stackedWild';

/** Stakes in currency units before the merchant's scale. */
export interface StakeRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** One of the ten thousand games. Percentages have one decimal, as they are shown. */
export interface CatalogueGame {
  /** Number on the wire, in the order of release. */
  readonly nodeId: number;
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
  readonly isHot: boolean;
  /** Whether a round engine stands behind it; the others are catalogue only and their launch is refused. */
  readonly isPlayable: boolean;
  /** 1 is the most played. */
  readonly rank: number;
  /** The slot's maths, a sheet that its provider has declared, and the symbol of its picture. */
  readonly slot: { readonly sheet: string; readonly symbol: SymbolName } | null;
}

/** A game before the whole catalogue is known. */
export type GameDraft = Omit<CatalogueGame, 'nodeId' | 'rank' | 'isHot'> & { readonly appeal: number };
