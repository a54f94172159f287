import { rings } from './backdrops/rings.ts';
import { plateSvg } from './plate-svg.ts';
import { mulberry32 } from './seed.ts';
import { group } from './svg.ts';
import { type SymbolName, symbols } from './symbols/symbols.ts';

export interface ReelArtRequest {
  readonly symbol: SymbolName;
  readonly palette: number;
  /** A low symbol: smaller, and without rings. */
  readonly isPlain?: boolean;
  readonly idPrefix?: string;
}

const plate = { width: 240, height: 240, x: 120, y: 120, scale: 0.98, scrim: 'none' } as const;

/** One symbol on its own square plate over rings, as it stands on a reel. */
export function reelArtSvg({ symbol, palette, isPlain, idPrefix }: ReelArtRequest): string {
  return plateSvg(
    plate,
    palette,
    (field, scale) => ({
      behind: isPlain ? '' : rings(field),
      front: group(
        `translate(${field.x} ${field.y})scale(${isPlain ? scale * 0.82 : scale})`,
        symbols[symbol].paint(field.tones, field.draw),
      ),
    }),
    mulberry32(palette),
    idPrefix ?? 'r',
  );
}
