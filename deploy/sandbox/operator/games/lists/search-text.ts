import { foldGameText } from '@tessera/shared/wire/games';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { vendorOf } from '../catalogue/vendors.ts';

const folded = new WeakMap<CatalogueGame, readonly string[]>();

/** Everything by which a game is found: its names and its vendor's, folded once. */
export function searchTextsOf(game: CatalogueGame): readonly string[] {
  const known = folded.get(game);
  if (known) return known;
  const vendor = vendorOf(game.vassalage);
  const spoken = [game.names.ko, game.names.en, game.names.vi, vendor?.names.ko ?? '', vendor?.names.en ?? ''];
  const texts = spoken.map(foldGameText);
  folded.set(game, texts);
  return texts;
}
