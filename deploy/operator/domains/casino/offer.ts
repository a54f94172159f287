import type { Merchant, Merchants } from '../merchants/index.ts';
import type { Catalogue, CatalogueStore } from './catalogue/catalogue.ts';
import type { CatalogueGame, GameCategory } from './catalogue/catalogue-game.ts';
import { countedDays, type Plays, type Popularity } from './catalogue/popularity.ts';

const lotteries: readonly GameCategory[] = ['LOTT', 'ELOTT'];
/** As many as the list of hot games holds. */
const hotCount = 60;

/** The part of the catalogue that a merchant offers. */
export interface Offer {
  readonly catalogue: Catalogue;
  /** Most played first, then those that nobody played, newest release first. */
  readonly games: readonly CatalogueGame[];
  /** The most played; while nothing was played, the newest that can be opened. */
  readonly hot: readonly CatalogueGame[];
  /** The number of days whose rounds are counted; null while nothing was played in them. */
  readonly countedDays: number | null;
  /** Some of the counted rounds are the demo's. */
  readonly includesDemo: boolean;
  /** The game behind a code, if this merchant offers it. */
  find(code: string): CatalogueGame | undefined;
  isHot(game: CatalogueGame): boolean;
  /** Its place in `games`, from 1. */
  rankOf(game: CatalogueGame): number;
}

export type OfferOf = (merchant: Merchant) => Offer;

function makeOffer(catalogue: Catalogue, hidden: readonly string[], plays: Plays): Offer {
  const isOffered = ({ category, isUnlisted }: CatalogueGame) => !isUnlisted && !hidden.includes(category);
  const offered = catalogue.games.filter(isOffered);
  const played = plays.codes.flatMap((code) => {
    const game = catalogue.byCode(code);
    return game && isOffered(game) ? [game] : [];
  });
  const isPlayed = new Set(played);
  const games = [...played, ...offered.filter((game) => !isPlayed.has(game))];
  const hot = (played.length > 0 ? played : games.filter(({ isPlayable }) => isPlayable)).slice(0, hotCount);
  const isHot = new Set(hot);
  const ranks = new Map(games.map((game, at) => [game, at + 1]));
  return {
    catalogue,
    games,
    hot,
    countedDays: played.length > 0 ? countedDays : null,
    includesDemo: plays.includesDemo,
    find(code) {
      const game = catalogue.byCode(code);
      return game && ranks.has(game) ? game : undefined;
    },
    isHot: (game) => isHot.has(game),
    rankOf: (game) => ranks.get(game) ?? games.length + 1,
  };
}

interface CachedOffer {
  readonly plays: Plays;
  readonly offer: Offer;
}

/**
 * Offers are cached until the catalogue or the order of what is played changes: merchants that leave out the same
 * categories and have no rounds share one.
 */
export function createOffers(merchants: Merchants, store: CatalogueStore, popularity: Popularity): OfferOf {
  let offers = new Map<string, CachedOffer>();
  let catalogue = store.current();
  return (merchant) => {
    if (catalogue !== store.current()) {
      catalogue = store.current();
      offers = new Map();
    }
    const hidden = [
      ...merchant.profile.games.withoutCategories,
      ...(merchants.isOn(merchant, 'MF_LOTTERY') ? [] : lotteries),
    ];
    const plays = popularity.of(merchant.code);
    const key = `${plays.codes.length > 0 ? merchant.code : ''} ${hidden.join()}`;
    const cached = offers.get(key);
    if (cached?.plays === plays) return cached.offer;
    const offer = makeOffer(catalogue, hidden, plays);
    offers.set(key, { plays, offer });
    return offer;
  };
}
