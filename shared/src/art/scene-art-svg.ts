import { backdrops } from './backdrops/backdrops.ts';
import { chooseArt } from './choose-art.ts';
import { plateSvg } from './plate-svg.ts';

const plate = { width: 640, height: 400, x: 320, y: 190, scale: 2.1, scrim: 'none' } as const;

/** A game's space without its symbol: ground, backdrop and light, for what stands in front of it. */
export function sceneArtSvg(vendor: string, code: string, idPrefix = 'b'): string {
  const { palette, backdrop, draw } = chooseArt(vendor, code, 'RNG');
  return plateSvg(
    plate,
    palette,
    (field) => ({ behind: backdrops[backdrop]?.(field) ?? '', front: '' }),
    draw,
    idPrefix,
  );
}
