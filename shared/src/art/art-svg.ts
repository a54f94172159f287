import { arenaOf } from './arenas/arenas.ts';
import { backdrops, rings } from './backdrops/backdrops.ts';
import { type ArtChoice, chooseArt } from './choose-art.ts';
import { esports, type FamilyPainter, fish, lotteryBalls, pvp, slot, sportsField } from './families/families.ts';
import { tableOf, tables } from './families/tables.ts';
import { tonesOf } from './palettes.ts';
import { type ArtRatio, type Plate, plateOf } from './ratios.ts';
import { type Draw, mulberry32 } from './seed.ts';
import { sportOf } from './sports/sports.ts';
import { group } from './svg.ts';
import { type SymbolName, symbols } from './symbols/symbols.ts';

export interface GameArtRequest {
  readonly vendor: string;
  readonly code: string;
  /** An unknown one is drawn like a slot. */
  readonly category: string;
  readonly ratio: ArtRatio;
  /** Makes the gradients' ids unique when several pictures are inlined in one document. */
  readonly idPrefix?: string;
  /** Whether a title will be shown over a 3:4 picture, which then leaves space for it; true by default. */
  readonly isTitled?: boolean;
}

function familyOf({ vendor, code, category }: GameArtRequest, choice: ArtChoice): FamilyPainter {
  switch (category) {
    case 'LIVE':
      return tables[tableOf(vendor, code)];
    case 'FISH':
      return fish;
    case 'LOTT':
    case 'ELOTT':
      return lotteryBalls;
    case 'SPORTS':
      return sportsField(sportOf(vendor, code));
    case 'PVP':
      return pvp;
    case 'ESPORTS':
      return esports(arenaOf(vendor, code));
    default:
      return slot(choice.symbol, choice.backdrop);
  }
}

/** A game's generated picture as an SVG document; the same vendor and code give the same bytes everywhere. */
export function gameArtSvg(request: GameArtRequest): string {
  const choice = chooseArt(request.vendor, request.code, request.category);
  const plate = plateOf(request.ratio, request.isTitled ?? true);
  const family = familyOf(request, choice);
  return plateSvg(plate, choice.palette, family, choice.draw, request.idPrefix ?? 'a');
}

export interface ReelArtRequest {
  readonly symbol: SymbolName;
  readonly palette: number;
  /** A low symbol: smaller, and without rings. */
  readonly isPlain?: boolean;
  readonly idPrefix?: string;
}

const plate = { width: 240, height: 240, x: 120, y: 120, scale: 0.98, scrim: 'none' } as const;

/** One symbol on its own square plate over rings, as on a reel. */
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

const plateSceneArtSvg = { width: 640, height: 400, x: 320, y: 190, scale: 2.1, scrim: 'none' } as const;

/** A game's background without its symbol: ground, backdrop and light. */
export function sceneArtSvg(vendor: string, code: string, idPrefix = 'b'): string {
  const { palette, backdrop, draw } = chooseArt(vendor, code, 'RNG');
  return plateSvg(
    plateSceneArtSvg,
    palette,
    (field) => ({ behind: backdrops[backdrop]?.(field) ?? '', front: '' }),
    draw,
    idPrefix,
  );
}

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** Paints a plate: ground at a slant, backdrop, soft light, symbol, scrim. */
function plateSvg(plate: Plate, palette: number, family: FamilyPainter, draw: Draw, idPrefix: string): string {
  const tones = tonesOf(palette);
  const { width, height, x, y, scale } = plate;
  const { behind, front } = family({ tones, draw, width, height, x, y }, scale);
  const box = `width="${width}" height="${height}"`;
  const id = (part: string) => `${idPrefix}${part}`;
  const scrim =
    plate.scrim === 'foot'
      ? `<linearGradient id="${id('s')}" x2="0" y2="1">${stop(0.44, tones.ink, 0)}${stop(0.66, tones.ink, 0.6)}${stop(0.86, tones.ink, 0.92)}</linearGradient>`
      : plate.scrim === 'left'
        ? `<linearGradient id="${id('s')}">${stop(0.1, tones.ink, 0.9)}${stop(0.5, tones.ink, 0.6)}${stop(0.78, tones.ink, 0.18)}${stop(1, tones.ink, 0.12)}</linearGradient>`
        : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>`,
    `<linearGradient id="${id('g')}" x2=".35" y2="1">${stop(0, tones.g[0])}${stop(0.38, tones.g[1])}${stop(0.7, tones.g[2])}${stop(1, tones.g[3])}</linearGradient>`,
    `<radialGradient id="${id('l')}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${Math.round(142 * scale)}">${stop(0, tones.l[2], 0.42)}${stop(1, tones.l[2], 0)}</radialGradient>`,
    scrim,
    `</defs><rect ${box} fill="url(#${id('g')})"/>${behind}<rect ${box} fill="url(#${id('l')})"/>${front}`,
    scrim ? `<rect ${box} fill="url(#${id('s')})"/>` : '',
    '</svg>',
  ].join('');
}
