import { line, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const fox: SymbolPainter = ({ l, s, ink }) => {
  const both = (d: string, fill: string) => path(d, fill) + path(d, fill, ' transform="scale(-1 1)"');
  const whiskers = line('M44 36Q58 30 70 30M46 48Q58 44 66 44', s[1], 3.6, ' stroke-linecap="round"');
  return [
    path('M-92-84-38-46H38L92-84 84 12C66 50 34 74 0 96-34 74-66 50-84 12Z', l[0]),
    both('M-84 12C-64-2-34 24-8 74L0 96C-34 74-66 50-84 12Z', l[1]),
    both('M-91-80-40-46Q-62-34-68-2Q-88-40-91-80Z', s[1]),
    path('M0-42Q14-20 0 0-14-20 0-42Z', s[1]),
    both('M-58-4Q-34-20-14 8-38 18-58-4Z', ink),
    whiskers,
    `<g transform="scale(-1 1)">${whiskers}</g>`,
    path('M-13 76Q0 70 13 76 10 90 0 97-10 90-13 76Z', ink),
  ].join('');
};
