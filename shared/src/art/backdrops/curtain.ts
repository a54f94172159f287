import { fade, group, path, xy } from '../svg.ts';
import type { BackdropPainter } from './backdrop.ts';

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
