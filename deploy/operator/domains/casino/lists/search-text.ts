import { foldGameText } from '@tessera/shared/wire/games';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { type Named, spokenLanguages } from '../catalogue/names.ts';

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
export const searchTextsOf = ({ names, vendor }: CatalogueGame): readonly string[] => [
  ...foldedNames(names),
  ...foldedNames(vendor.names),
];
