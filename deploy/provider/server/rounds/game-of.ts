import { catalogue } from '../../../operator/domains/casino/catalogue/catalogue.ts';
import type { CatalogueGame } from '../../../operator/domains/casino/catalogue/catalogue-game.ts';

export type SlotGame = CatalogueGame & { readonly slot: NonNullable<CatalogueGame['slot']> };

/** A game that this provider can play, or undefined. */
export function slotGameOf(code: string): SlotGame | undefined {
  const game = catalogue().byCode(code);
  return game?.slot ? (game as SlotGame) : undefined;
}
