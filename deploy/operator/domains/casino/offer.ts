import type { Merchant, Merchants } from '../merchants/index.ts';
import type { Catalogue, CatalogueStore } from './catalogue/catalogue.ts';
import type { CatalogueGame, GameCategory } from './catalogue/catalogue-game.ts';

const lotteries: readonly GameCategory[] = ['LOTT', 'ELOTT'];

/** The part of the catalogue that a merchant offers. */
export interface Offer {
  readonly catalogue: Catalogue;
  readonly games: readonly CatalogueGame[];
  /** The game behind a code, if this merchant offers it. */
  find(code: string): CatalogueGame | undefined;
}

export type OfferOf = (merchant: Merchant) => Offer;

function offerWithout(catalogue: Catalogue, hidden: readonly string[]): Offer {
  return {
    catalogue,
    games: catalogue.games.filter(({ category }) => !hidden.includes(category)),
    find(code) {
      const game = catalogue.byCode(code);
      return game && !hidden.includes(game.category) ? game : undefined;
    },
  };
}

/** Offers are cached by the categories they leave out, until the catalogue changes: merchants of one kind share one. */
export function createOffers(merchants: Merchants, store: CatalogueStore): OfferOf {
  let offers = new Map<string, Offer>();
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
    const key = hidden.join();
    const offer = offers.get(key) ?? offerWithout(catalogue, hidden);
    offers.set(key, offer);
    return offer;
  };
}
