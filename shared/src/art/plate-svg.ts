import type { FamilyPainter } from './families/family.ts';
import { tonesOf } from './palettes.ts';
import type { Plate } from './ratios.ts';
import type { Draw } from './seed.ts';

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** Paints a plate: ground at a slant, backdrop, soft light, symbol, scrim (look §7.3). */
export function plateSvg(plate: Plate, palette: number, family: FamilyPainter, draw: Draw, idPrefix: string): string {
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
