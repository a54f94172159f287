import { fade, group, path, xy } from '../svg.ts';
import type { BackdropPainter } from './backdrop.ts';

export const arches: BackdropPainter = ({ tones: { g }, draw, width, height, x, y }) => {
  const widest = 136 + draw() * 16;
  const stretch = width > height ? 1.35 : 1;
  const nested = [1, 0.78, 0.58].map((part, i) => {
    const r = widest * part;
    return path(`M${xy(-r)} 420V0A${xy(r, r)} 0 0 1 ${xy(r)} 0V420Z`, g[i % 2 ? 2 : 0] as string, fade(0.6));
  });
  return group(`translate(${xy(x, y - 8)})scale(${stretch} 1)`, nested.join(''));
};
