import { fade, path, xy } from '../svg.ts';
import type { BackdropPainter } from './backdrop.ts';

const size = 75;

/** Tiles of a quarter disc each, its corner drawn from the seed. */
export const quarters: BackdropPainter = ({ tones: { g }, draw, width, height }) => {
  const tiles: [string[], string[]] = [[], []];
  for (let top = 0; top < height; top += size) {
    for (let left = 0; left < width; left += size) {
      const corner = Math.floor(draw() * 4);
      const x = left + (corner % 2) * size;
      const y = top + Math.floor(corner / 2) * size;
      const dx = corner % 2 ? -size : size;
      const dy = corner > 1 ? -size : size;
      const sweep = dx * dy > 0 ? 1 : 0;
      tiles[draw() < 0.5 ? 0 : 1].push(`M${xy(x, y)}h${dx}A${size} ${size} 0 0 ${sweep} ${xy(x, y + dy)}Z`);
    }
  }
  return path(tiles[0].join(''), g[0], fade(0.55)) + path(tiles[1].join(''), g[2], fade(0.55));
};
