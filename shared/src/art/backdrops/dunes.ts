import { circle, fade, group, path, xy } from '../svg.ts';
import type { BackdropPainter } from './backdrop.ts';

export const dunes: BackdropPainter = ({ tones: { g, l }, draw, width, height, x, y }) => {
  const disc = circle(x + (draw() - 0.5) * 190, y - 40 - draw() * 46, 46 + draw() * 12, l[2], fade(0.38));
  const hills = [0.42, 0.55, 0.69, 0.82].map((level, i) => {
    const top = level * 400 + (draw() - 0.5) * 24;
    const swing = (18 + draw() * 26) * (i % 2 ? 1 : -1);
    const d = `M0 ${xy(top)}C${xy(90, top + swing, 150, top + swing)} ${xy(200, top)}S${xy(270, top - swing)} ${xy(300, top - swing * 0.4)}V400H0Z`;
    return path(d, g[i % 2 ? 2 : 1] as string, fade(0.7));
  });
  return disc + group(`scale(${(width / 300).toFixed(2)} ${(height / 400).toFixed(2)})`, hills.join(''));
};
