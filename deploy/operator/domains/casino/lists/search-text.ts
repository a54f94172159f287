import { foldGameText } from '@tessera/shared/wire/games';
import { vendorOf } from '../../../demo/games/vendors.ts';
import { type Named, spokenLanguages } from '../../../demo/games/words/word-table.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';

const folded = new WeakMap<Named, readonly string[]>();

/** Names in every language, folded once. */
function foldedNames(names: Named): readonly string[] {
  const known = folded.get(names);
  if (known) return known;
  const texts = [...new Set(spokenLanguages.map((language) => foldGameText(names[language])))];
  folded.set(names, texts);
  return texts;
}

/** Everything by which a game is found: its names and its vendor's. */
export function searchTextsOf(game: CatalogueGame): readonly string[] {
  const vendor = vendorOf(game.vassalage);
  return vendor ? [...foldedNames(game.names), ...foldedNames(vendor.names)] : foldedNames(game.names);
}
