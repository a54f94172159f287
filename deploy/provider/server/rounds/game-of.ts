import { catalogue } from '../../../operator/games/catalogue/catalogue.ts';
import type { CatalogueGame } from '../../../operator/games/catalogue/catalogue-game.ts';

export type SlotGame = CatalogueGame & { readonly slot: NonNullable<CatalogueGame['slot']> };

/** A game that this provider can play, or undefined. */
export function slotGameOf(code: string): SlotGame | undefined {
  const game = catalogue().byCode(code);
  return game?.slot ? (game as SlotGame) : undefined;
}
