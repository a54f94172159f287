import { circle, fade, group, xy } from '../svg.ts';
import type { BackdropPainter } from './backdrop.ts';

export const rings: BackdropPainter = ({ tones: { g }, draw, width, height, x, y }) => {
  const step = 34 + draw() * 14;
  const count = Math.ceil(Math.max(x, width - x, height / 2) / step) + 1;
  const discs = Array.from({ length: count }, (_, i) => {
    const radius = 84 + (count - 1 - i) * step;
    return circle(0, 0, radius, (count - i) % 2 ? g[2] : g[0], fade(0.62));
  });
  return group(`translate(${xy(x, y)})`, discs.join(''));
};
