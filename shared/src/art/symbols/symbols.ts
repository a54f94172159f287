import { everyPalette } from '../palettes.ts';
import { cherry, clover, fox, koi, lotus, phoenix, type SymbolPainter } from './nature.ts';
import { moon, planet, sun } from './sky.ts';
import { compass, crown, dice, gem, hourglass, lantern, potion, pyramid, scales, seven } from './things.ts';

export type SymbolName =
  | 'gem'
  | 'crown'
  | 'moon'
  | 'sun'
  | 'lotus'
  | 'phoenix'
  | 'koi'
  | 'lantern'
  | 'dice'
  | 'seven'
  | 'cherry'
  | 'planet'
  | 'pyramid'
  | 'clover'
  | 'potion'
  | 'compass'
  | 'fox'
  | 'scales'
  | 'hourglass';

interface SlotSymbol {
  readonly paint: SymbolPainter;
  /** Palettes that suit it; every palette when absent. */
  readonly palettes?: readonly number[];
}

/** The nineteen slot symbols, in the order in which the seed counts them. */
export const symbols: Readonly<Record<SymbolName, SlotSymbol>> = {
  gem: { paint: gem },
  crown: { paint: crown },
  moon: { paint: moon, palettes: [4, 7, 10, 0, 3] },
  sun: { paint: sun, palettes: [2, 11, 4, 5, 8] },
  lotus: { paint: lotus, palettes: [3, 10, 1, 7, 9, 5] },
  phoenix: { paint: phoenix, palettes: [1, 4, 0, 11, 2] },
  koi: { paint: koi, palettes: [0, 1, 9] },
  lantern: { paint: lantern, palettes: [9, 1, 0] },
  dice: { paint: dice, palettes: [9, 3, 2, 11, 0, 8] },
  seven: { paint: seven, palettes: [0, 1, 9, 3] },
  cherry: { paint: cherry, palettes: [0, 1, 9] },
  planet: { paint: planet },
  pyramid: { paint: pyramid, palettes: [2, 11, 4, 5, 0] },
  clover: { paint: clover, palettes: [9, 1, 10, 0] },
  potion: { paint: potion },
  compass: { paint: compass, palettes: [3, 4, 7, 0, 10] },
  fox: { paint: fox, palettes: [1, 11, 9, 0, 4] },
  scales: { paint: scales, palettes: [2, 0, 1, 9, 5] },
  hourglass: { paint: hourglass },
};

/** The names of the nineteen, in the order in which the seed counts them. */
export const symbolNames = Object.keys(symbols) as SymbolName[];

/** The palettes that suit a symbol. */
export const palettesFor = (name: SymbolName): readonly number[] => symbols[name].palettes ?? everyPalette;
