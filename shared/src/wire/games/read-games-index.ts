import type { GameCategory, GameVolatility } from './game-fields.ts';
import type { GamesIndex } from './get-games-index.ts';

/** A game of the compact index: enough for a card, a filter and a search. */
export interface IndexedGame {
  readonly code: string;
  readonly name: string;
  readonly otherName: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly otherVendorName: string;
  readonly category: GameCategory;
  readonly volatility: GameVolatility | null;
  /** Per cent with one decimal. */
  readonly rtp: number | null;
  readonly minStakeMinor: number;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly isPlayable: boolean;
}

/** The entries of an index in the order in which lists show them: most played first. */
export function listOrder({ code, rankStep }: Pick<GamesIndex, 'code' | 'rankStep'>): number[] {
  const entries = code.map((_, at) => at);
  if (!rankStep) return entries;
  let rank = 0;
  const ranks = code.map((_, at) => {
    rank += rankStep[at] ?? 0;
    return rank;
  });
  return entries.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}

/** Converts columns to games, in the order of lists. */
export function readGamesIndex(index: GamesIndex): IndexedGame[] {
  return listOrder(index).map((at) => {
    const code = index.code[at] ?? '';
    const vendor = index.vendors[index.vendor[at] ?? -1];
    const category = index.categories[index.category[at] ?? -1];
    if (!vendor || !category) throw new RangeError(`The games index names no vendor or category for ${code}.`);
    const perMille = index.rtp[at] ?? -1;
    const flags = index.flags[at] ?? 0;
    return {
      code,
      name: index.name[at] ?? '',
      otherName: index.otherName[at] ?? '',
      vassalage: vendor.vassalage,
      vendorName: vendor.displayName,
      otherVendorName: vendor.otherName,
      category,
      volatility: index.volatilities[index.volatility[at] ?? -1] ?? null,
      rtp: perMille < 0 ? null : perMille / 10,
      minStakeMinor: index.minStakes[index.minStake[at] ?? 0] ?? 0,
      isNew: (flags & 1) > 0,
      isHot: (flags & 2) > 0,
      isPlayable: (flags & 4) > 0,
    };
  });
}
