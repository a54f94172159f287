import { fade, group, path, polar, xy } from '../svg.ts';
import type { BackdropPainter } from './backdrop.ts';

export const rays: BackdropPainter = ({ tones: { g }, draw, width, height, x, y }) => {
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
