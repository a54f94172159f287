import { chooseArt, drawFor, palettesFor, pick, type SymbolName, symbolNames } from '@tessera/shared/art';
import type { ReelSymbol } from '../server/http/page-api.ts';
import type { SlotSymbol } from './slot/profile.ts';

/** Symbols that go together on a reel; a game takes the others from its own group first. */
const circles: readonly (readonly SymbolName[])[] = [
  ['koi', 'lotus', 'lantern', 'clover', 'gem', 'fox', 'phoenix', 'scales', 'moon'],
  ['moon', 'planet', 'sun', 'compass', 'hourglass', 'potion', 'gem', 'crown', 'fox'],
  ['seven', 'cherry', 'clover', 'dice', 'crown', 'gem', 'sun', 'lantern', 'potion'],
  ['pyramid', 'sun', 'hourglass', 'compass', 'scales', 'crown', 'gem', 'potion', 'phoenix'],
];

const others: readonly SlotSymbol[] = ['S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** The pictures of a game's reels: its own symbol is the wild, the others are chosen by a seed from its code. */
export function reelTheme(vassalage: string, code: string): ReelSymbol[] {
  const own = chooseArt(vassalage, code, 'RNG');
  const draw = drawFor(`reels:${vassalage}:${code}`);
  const circle =
    circles.find(([leader]) => leader === own.symbol) ?? circles.find((names) => names.includes(own.symbol)) ?? [];
  const company: SymbolName[] = [];
  const wanted = [...circle, ...symbolNames].filter((name) => name !== own.symbol);
  // First from its group at random, then from the rest, until every symbol of the maths has a picture.
  while (company.length < others.length) {
    const near = wanted.slice(0, Math.max(1, circle.length - 1)).filter((name) => !company.includes(name));
    const rest = symbolNames.filter((name) => name !== own.symbol && !company.includes(name));
    company.push(pick(draw, near.length > 0 ? near : rest));
  }
  return [
    { symbol: 'W', art: own.symbol, palette: own.palette },
    ...others.map((symbol, at) => {
      const art = company[at] as SymbolName;
      return { symbol, art, palette: pick(draw, palettesFor(art)) };
    }),
  ];
}
