import type { Tones } from '../palettes.ts';
import type { Draw } from '../seed.ts';
import { circle, fade, group, path, polar, sparkle, xy } from '../svg.ts';

/** Where a backdrop is painted: the plate's size and the symbol's centre. */
export interface Field {
  readonly tones: Tones;
  readonly draw: Draw;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** Draws the space behind a symbol in two ground tones, quietly. */
type BackdropPainter = (field: Field) => string;

const arches: BackdropPainter = ({ tones: { g }, draw, width, height, x, y }) => {
  const widest = 136 + draw() * 16;
  const stretch = width > height ? 1.35 : 1;
  const nested = [1, 0.78, 0.58].map((part, i) => {
    const r = widest * part;
    return path(`M${xy(-r)} 420V0A${xy(r, r)} 0 0 1 ${xy(r)} 0V420Z`, g[i % 2 ? 2 : 0] as string, fade(0.6));
  });
  return group(`translate(${xy(x, y - 8)})scale(${stretch} 1)`, nested.join(''));
};

export const curtain: BackdropPainter = ({ tones: { g, s }, draw, width, height }) => {
  const folds = Array.from({ length: 5 }, (_, i) => {
    const left = i * 64 - 20 + draw() * 16;
    const fold = 24 + draw() * 22;
    const sway = 14 + draw() * 18;
    const right = left + fold;
    const d = `M${xy(left)} 0C${xy(left + sway, 130, left - sway, 260)} ${xy(left + 6)} 400H${xy(right)}C${xy(right - sway, 260, right + sway, 130)} ${xy(right + 4)} 0Z`;
    return path(d, i % 2 ? g[0] : s[2], fade(i % 2 ? 0.75 : 0.3));
  });
  return group(`scale(${(width / 300).toFixed(2)} ${(height / 400).toFixed(2)})`, folds.join(''));
};

const dunes: BackdropPainter = ({ tones: { g, l }, draw, width, height, x, y }) => {
  const disc = circle(x + (draw() - 0.5) * 190, y - 40 - draw() * 46, 46 + draw() * 12, l[2], fade(0.38));
  const hills = [0.42, 0.55, 0.69, 0.82].map((level, i) => {
    const top = level * 400 + (draw() - 0.5) * 24;
    const swing = (18 + draw() * 26) * (i % 2 ? 1 : -1);
    const d = `M0 ${xy(top)}C${xy(90, top + swing, 150, top + swing)} ${xy(200, top)}S${xy(270, top - swing)} ${xy(300, top - swing * 0.4)}V400H0Z`;
    return path(d, g[i % 2 ? 2 : 1] as string, fade(0.7));
  });
  return disc + group(`scale(${(width / 300).toFixed(2)} ${(height / 400).toFixed(2)})`, hills.join(''));
};

const size = 75;

/** Tiles of a quarter disc each, its corner drawn from the seed. */
const quarters: BackdropPainter = ({ tones: { g }, draw, width, height }) => {
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

const rays: BackdropPainter = ({ tones: { g }, draw, width, height, x, y }) => {
  const count = 9 + Math.floor(draw() * 4);
  const step = 360 / count;
  const start = draw() * step;
  const reach = Math.hypot(width, height);
  const wedges = Array.from({ length: count }, (_, i) => {
    const from = start + i * step;
    return `M0 0L${xy(...polar(reach, from), ...polar(reach, from + step / 2))}Z`;
  });
  return group(`translate(${xy(x, y)})`, path(wedges.join(''), g[0], fade(0.6)));
};

export const rings: BackdropPainter = ({ tones: { g }, draw, width, height, x, y }) => {
  const step = 34 + draw() * 14;
  const count = Math.ceil(Math.max(x, width - x, height / 2) / step) + 1;
  const discs = Array.from({ length: count }, (_, i) => {
    const radius = 84 + (count - 1 - i) * step;
    return circle(0, 0, radius, (count - i) % 2 ? g[2] : g[0], fade(0.62));
  });
  return group(`translate(${xy(x, y)})`, discs.join(''));
};

const stars: BackdropPainter = ({ tones: { g, l }, draw, width, height }) => {
  const tilt = (draw() - 0.5) * height * 0.5;
  const middle = height * 0.44;
  const band = `M0 ${xy(middle + tilt)}C${xy(width * 0.35, middle + tilt * 0.2 - 60, width * 0.6, middle + 40)} ${xy(width, middle - tilt - 70)}V${xy(middle - tilt + 70)}C${xy(width * 0.6, middle + 150, width * 0.4, middle + tilt + 60)} 0 ${xy(middle + tilt + 130)}Z`;
  const dots = Array.from({ length: Math.round(width / 15) }, () =>
    circle(draw() * width, draw() * height * 0.8, 0.7 + draw() * 1.3, l[0], fade(0.35 + draw() * 0.5)),
  );
  return (
    path(band, g[0], fade(0.6)) +
    dots.join('') +
    sparkle(width * (0.08 + draw() * 0.1), 34 + draw() * 60, 7, l[0], fade(0.6))
  );
};

/** The seven backdrops, in the order in which the seed counts them. */
export const backdrops: readonly BackdropPainter[] = [rays, rings, dunes, arches, stars, quarters, curtain];
