import { backdrops } from './backdrops/backdrops.ts';
import { everyPalette } from './palettes.ts';
import { type Draw, drawFor, pick } from './seed.ts';
import { sportOf, sports } from './sports/sports.ts';
import { type SymbolName, symbolNames, symbols } from './symbols/symbols.ts';

/** The product categories of spec §3, and e-sports, that a picture is composed for. */
export type ArtCategory = 'ELOTT' | 'LOTT' | 'LIVE' | 'SPORTS' | 'FISH' | 'RNG' | 'PVP' | 'ESPORTS';

/** What the seed decides, in the fixed order symbol, palette, backdrop; details follow from the same stream. */
export interface ArtChoice {
  readonly symbol: SymbolName;
  readonly palette: number;
  readonly backdrop: number;
  readonly draw: Draw;
}

/** Palettes that a category prefers: live on green, wine or red, fish in blue-green. */
const categoryPalettes: Readonly<Record<string, readonly number[] | undefined>> = {
  LIVE: [1, 9, 5, 11, 2],
  FISH: [4, 6, 10, 0],
  PVP: [2, 11, 5, 0],
  ESPORTS: [3, 7, 5, 0],
  LOTT: [4, 3, 0, 5, 1],
  ELOTT: [10, 0, 7, 6, 3],
};

/** Decides a game's picture from its vendor and code; pure, so a catalogue may name a game after its symbol. */
export function chooseArt(vendor: string, code: string, category: string): ArtChoice {
  const draw = drawFor(`${vendor}:${code}`);
  const symbol = pick(draw, symbolNames);
  const suiting = category === 'SPORTS' ? sports[sportOf(vendor, code)] : symbols[symbol];
  // Another operator's category may have the name of an object's own method.
  const ofCategory = Object.hasOwn(categoryPalettes, category) ? categoryPalettes[category] : undefined;
  const palette = pick(draw, ofCategory ?? suiting.palettes ?? everyPalette);
  const backdrop = Math.floor(draw() * backdrops.length);
  return { symbol, palette, backdrop, draw };
}
