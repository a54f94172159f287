import { circle, line, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const pyramid: SymbolPainter = ({ l, s }) =>
  [
    circle(0, -22, 58, s[1]),
    circle(0, -22, 43, s[0], ' opacity=".55"'),
    path('M0-66-96 72H12Z', l[1]),
    path('M0-66 12 72 96 68Z', l[3]),
    line('M-24-32 6-28M-43-5 8 0M-62 22 10 28M-80 48 11 54', l[2], 3.2),
    path('M0-66-23-33Q-8-36 4-29Z', l[0]),
    path('M0-66 4-29 22-34Z', l[2]),
  ].join('');
