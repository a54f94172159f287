import { reelArtSvg, type SymbolName } from '@tessera/shared/art';
import type { SlotSymbol } from '../../games/slot/profile.ts';
import type { ReelSymbol } from '../../server/http/page-api.ts';

/** The pictures of a game's symbols, generated once. */
export interface SymbolPictures {
  readonly artOf: (symbol: string) => SymbolName;
  /** A new image of a symbol. */
  make(symbol: string): HTMLImageElement;
  /** Resolves when every picture is decoded. */
  readonly ready: Promise<unknown>;
}

const lowSymbols: readonly SlotSymbol[] = ['E', 'F', 'G', 'H'];

function uriOf({ symbol, art, palette }: ReelSymbol): string {
  const isPlain = lowSymbols.includes(symbol);
  return `data:image/svg+xml,${encodeURIComponent(reelArtSvg({ symbol: art, palette, isPlain }))}`;
}

export function createPictures(reels: readonly ReelSymbol[]): SymbolPictures {
  const sources = new Map<string, string>(reels.map((one) => [one.symbol, uriOf(one)]));
  const arts = new Map<string, SymbolName>(reels.map((one) => [one.symbol, one.art]));
  const make = (symbol: string) => {
    const image = new Image();
    image.src = sources.get(symbol) ?? '';
    image.alt = '';
    image.draggable = false;
    return image;
  };
  return {
    artOf: (symbol) => arts.get(symbol) ?? 'gem',
    make,
    ready: Promise.all([...sources.keys()].map((symbol) => make(symbol).decode())),
  };
}
