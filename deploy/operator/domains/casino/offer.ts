import type { GameCategory } from '../../demo/games/vendors.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { type Catalogue, catalogue } from './catalogue/catalogue.ts';
import type { CatalogueGame } from './catalogue/catalogue-game.ts';

/** Categories that a merchant has no contract for. */
const withoutContract: Readonly<Record<string, readonly GameCategory[]>> = { lotus: ['SPORTS', 'ESPORTS'] };

const lotteries: readonly GameCategory[] = ['LOTT', 'ELOTT'];

/** The part of the catalogue that a merchant offers. */
export interface Offer {
  readonly catalogue: Catalogue;
  readonly games: readonly CatalogueGame[];
  /** The game behind a code, if this merchant offers it. */
  find(code: string): CatalogueGame | undefined;
}

export type OfferOf = (merchant: Merchant) => Offer;

/** Offers are kept by the categories they leave out: merchants of one kind share one. */
export function createOffers(merchants: Merchants): OfferOf {
  const known = new Map<string, Offer>();
  return (merchant) => {
    const hidden = [
      ...(withoutContract[merchant.code] ?? []),
      ...(merchants.isOn(merchant, 'MF_LOTTERY') ? [] : lotteries),
    ];
    const key = hidden.join();
    const cached = known.get(key);
    if (cached) return cached;
    const whole = catalogue();
    const games = whole.games.filter(({ category }) => !hidden.includes(category));
    const offer: Offer = {
      catalogue: whole,
      games,
      find(code) {
        const game = whole.byCode(code);
        return game && !hidden.includes(game.category) ? game : undefined;
      },
    };
    known.set(key, offer);
    return offer;
  };
}
